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

type FactName = "bodyInWeeks" | "simpleJobInDays" | "warranty" | "iso" | "traysInStock";

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
