import type { AboutText } from "./about-text.ts";
import type { CareerText, CertificationText, CompanyText, LifeText } from "./company-text.ts";
import type { ContactText } from "./contact-text.ts";
import type { HomeText } from "./home-text.ts";
import type { PrivacyText, TermsText } from "./legal-text.ts";
import type { OemTraysText } from "./oem-trays.ts";
import type { BodyTypeTexts, ServiceTexts } from "./page-text.ts";
import type { ServicePanelsText, ServicesListText } from "./shared-panels-text.ts";

/** The words of whole pages in one language. They reach a page through its loader, never as a script. */
export interface PageTexts {
  about: AboutText;
  bodyTypes: BodyTypeTexts;
  career: CareerText;
  certification: CertificationText;
  company: CompanyText;
  contact: ContactText;
  home: HomeText;
  life: LifeText;
  oemTrays: OemTraysText;
  privacy: PrivacyText;
  servicePanels: ServicePanelsText;
  services: ServiceTexts;
  servicesList: ServicesListText;
  terms: TermsText;
}
