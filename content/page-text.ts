/** What search engines and shared links show of a page. Titles stay under 60 characters, descriptions under 160. */
export interface SearchText {
  title: string;
  description: string;
}

/** A short heading with the sentences below it. */
export interface TitledText {
  title: string;
  text: string;
}

/** A name and its value, as on a builder's plate. */
export interface Fact {
  name: string;
  value: string;
}

/** The seven services (specification section 2). */
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

/** The eight bodies below body building (specification section 2). */
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

/** The words of a service's or a body type's own page (specification section 3, service content record). */
export interface ServiceText {
  search: SearchText;
  /** Short name for the number plate above the title. */
  label: string;
  title: string;
  /** One or two sentences below the title. */
  description: string;
  /** One short sentence for the service's card in lists. */
  card: string;
  overview: {
    main: string;
    context: string;
    points: string[];
  };
  features: TitledText[];
  /** What the four pictures of the capabilities grid show, in their order. */
  capabilities: [string, string, string, string];
}

export interface BodyTypeText extends ServiceText {
  specifications: Fact[];
  applications: string[];
}

export type ServiceTexts = Record<ServiceSlug, ServiceText>;
export type BodyTypeTexts = Record<BodyTypeSlug, BodyTypeText>;
