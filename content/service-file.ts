import type { Language } from "./languages.ts";
import type { Fact, SearchText, TitledText } from "./text-types.ts";

export type InLanguages<Words> = Words extends string
  ? Readonly<Record<Language, string>>
  : { readonly [Key in keyof Words]: InLanguages<Words[Key]> };

export interface ServiceText {
  lang?: string | undefined;
  search: SearchText;
  label: string;
  title: string;
  description: string;
  card: string;
  overview: {
    main: string;
    context: string;
    points: readonly string[];
  };
  features: readonly TitledText[];
  comparison?: readonly [string, string];
  capabilities: readonly [string, string, string, string];
  steps?: readonly TitledText[];
  priceFactors: readonly string[];
  questions: readonly TitledText[];
}

export interface BodyTypeText extends ServiceText {
  specifications: readonly Fact[];
  applications: readonly string[];
}

/** Names of files in `art/`. */
interface Pictures {
  hero: string;
  capabilities: readonly [string, string, string, string];
  card?: string;
}

/** The picture's left edge, dark enough for text. */
interface Backdrop {
  tone: "teal" | "clay" | "indigo" | "night" | "slate";
  /** A floor brighter than any panel needs a longer way. */
  fade?: string;
  focus?: string;
}

interface Look {
  backdrop: Backdrop;
  facts: readonly ("bodyInWeeks" | "simpleJobInDays" | "warranty" | "iso" | "traysInStock")[];
  pictures: Pictures;
}

/** SVG paths in a square of 32. */
interface Icon {
  fill: string;
  line: string;
}

export interface ServiceFile extends Look {
  icon: Icon;
  words: InLanguages<ServiceText>;
}

export interface BodyTypeFile extends Look {
  /** SVG path, 96 by 40. */
  engraving: string;
  /** A view of `app/site/shell/menu/body-silhouettes.svg`. */
  silhouette: string;
  /** The painting's body that is most like it (`domain/paint/painting.ts`). */
  painting?: "patti-square" | "patti-round" | "open" | "container" | "food-van" | "platform";
  words: InLanguages<BodyTypeText>;
}
