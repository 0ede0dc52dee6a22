import type { Fact, SearchText, TitledText } from "./text-types.ts";

export const serviceSlugs = [
  "body-building",
  "oem-body-seller",
  "denting",
  "painting",
  "modification",
  "custom-projects",
  "restoration",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

export const bodyTypeSlugs = [
  "angel-patti-bhatta",
  "angel-patti-round",
  "open-half-body",
  "container-body",
  "food-van",
  "platform-body",
  "advertise-body",
  "bumper",
] as const;
export type BodyTypeSlug = (typeof bodyTypeSlugs)[number];

export interface ServiceText {
  search: SearchText;
  /** On the number plate above the title. */
  label: string;
  title: string;
  description: string;
  /** On the service's card in lists. */
  card: string;
  overview: {
    main: string;
    context: string;
    points: readonly string[];
  };
  features: readonly TitledText[];
  /** Of the pair that the overview compares: before, after. */
  comparison?: readonly [string, string];
  /** Captions, in the order of the pictures. */
  capabilities: readonly [string, string, string, string];
  /** Of the work; those of a body where it has none of its own. */
  steps?: readonly TitledText[];
  /** What its price depends on. */
  priceFactors: readonly string[];
  questions: readonly TitledText[];
}

export interface BodyTypeText extends ServiceText {
  specifications: readonly Fact[];
  applications: readonly string[];
}

type FactName = "bodyInWeeks" | "simpleJobInDays" | "warranty" | "iso" | "traysInStock";

/** The plates below the title of each service and body type. */
export const serviceFacts: Record<ServiceSlug | BodyTypeSlug, readonly FactName[]> = {
  "body-building": ["bodyInWeeks", "warranty", "iso"],
  "oem-body-seller": ["traysInStock", "iso"],
  denting: ["simpleJobInDays", "warranty"],
  painting: ["simpleJobInDays", "warranty"],
  modification: ["warranty", "iso"],
  "custom-projects": ["warranty", "iso"],
  restoration: ["warranty", "iso"],
  "angel-patti-bhatta": ["bodyInWeeks", "warranty"],
  "angel-patti-round": ["bodyInWeeks", "warranty"],
  "open-half-body": ["bodyInWeeks", "warranty"],
  "container-body": ["bodyInWeeks", "warranty"],
  "food-van": ["bodyInWeeks", "warranty"],
  "platform-body": ["bodyInWeeks", "warranty"],
  "advertise-body": ["bodyInWeeks", "warranty"],
  bumper: ["warranty", "iso"],
};
