import type { BodyTypeSlug, ServiceText } from "#content/services.ts";
import type { SearchText } from "#content/text-types.ts";
import type { ServicePanelsText } from "#content/texts.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import type { Tone } from "./tones.ts";

/** One step of the path above a title; the last one is the page itself. */
export interface Crumb {
  name: string;
  /** English path. */
  path: string;
}

/** What a service's and a body type's page have in common. */
export interface ServiceView {
  search: SearchText;
  text: Pick<ServiceText, "label" | "title" | "description" | "overview" | "features">;
  /** Printed on plates below the title. */
  facts: string[];
  hero: PictureFacts;
  tone: Tone;
  capabilities: { picture: PictureFacts; caption: string }[];
  /** Whether the first two of the capabilities show one vehicle before and after. */
  opensWithPair: boolean;
  crumbs: Crumb[];
  /** English path of the gallery's part that shows such work, where there is one. */
  galleryPath: string | null;
  words: Omit<ServicePanelsText, "facts" | "serviceNotFound" | "bodyTypeNotFound">;
}

/** A body type as others link to it. */
export interface BodyTypeCard {
  slug: BodyTypeSlug;
  title: string;
  label: string;
  picture: PictureFacts;
}
