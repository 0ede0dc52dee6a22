import type { SearchText, TitledText } from "./page-text.ts";
import type { FactName } from "./service-facts.ts";

/** How a section opens: a number plate, its heading and a sentence or two. */
export interface SectionText {
  plate: string;
  title: string;
  text: string;
}

/** What stands below a picture, and what it shows for those who cannot see it. */
export interface PictureText {
  caption: string;
  alt: string;
}

/** The tail board at the end of a page. */
export interface ClosingText {
  title: string;
  text: string;
  getQuote: string;
  contactUs: string;
}

/** An unknown service or body type (specification section 8). */
export interface UnknownPageText {
  title: string;
  message: string;
  hint: string;
  /** The link to the page the hint speaks of. */
  link: string;
}

/** The list of services, `/services`. */
export interface ServicesListText {
  search: SearchText;
  intro: SectionText;
  /** Above the eight links of the body-building card. */
  bodiesTitle: string;
  learnMore: string;
  closing: TitledText & { getQuote: string };
}

/** The words that all service and body type pages share. */
export interface ServicePanelsText {
  backToServices: string;
  backToBodyBuilding: string;
  /** Says to those who cannot see it what the path above a title is. */
  breadcrumb: string;
  getInstantQuote: string;
  seeInGallery: string;
  /** Short enough for a number plate. */
  facts: Record<FactName, string>;
  overview: string;
  features: string;
  capabilities: string;
  specifications: string;
  applications: string;
  whyChooseUs: {
    title: string;
    expertTeam: TitledText;
    qualityAssurance: TitledText;
    fastTurnaround: TitledText;
  };
  quickQuote: TitledText;
  serviceNotFound: UnknownPageText;
  bodyTypeNotFound: UnknownPageText;
}
