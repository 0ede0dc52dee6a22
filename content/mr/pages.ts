import type { PageTexts } from "../page-texts.ts";
import { about } from "./about.ts";
import { bodyTypes } from "./body-types.ts";
import { career, certification, company, life } from "./company.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { privacy, terms } from "./legal.ts";
import { oemTrays } from "./oem-trays.ts";
import { services } from "./services.ts";
import { servicePanels, servicesList } from "./services-list.ts";

export const texts: PageTexts = {
  about,
  bodyTypes,
  career,
  certification,
  company,
  contact,
  home,
  life,
  oemTrays,
  privacy,
  servicePanels,
  services,
  servicesList,
  terms,
};
