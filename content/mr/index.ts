import type { Texts } from "#content/texts.ts";
import { about } from "./about.ts";
import { advertiseBody } from "./body-types/advertise-body.ts";
import { angelPattiBhatta } from "./body-types/angel-patti-bhatta.ts";
import { angelPattiRound } from "./body-types/angel-patti-round.ts";
import { bumper } from "./body-types/bumper.ts";
import { containerBody } from "./body-types/container-body.ts";
import { foodVan } from "./body-types/food-van.ts";
import { openHalfBody } from "./body-types/open-half-body.ts";
import { platformBody } from "./body-types/platform-body.ts";
import { career, certification, company, life } from "./company.ts";
import { contact } from "./contact.ts";
import { enquiry } from "./enquiry.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { privacy, terms } from "./legal.ts";
import { notFound } from "./not-found.ts";
import { bodyBuilding } from "./services/body-building.ts";
import { customProjects } from "./services/custom-projects.ts";
import { denting } from "./services/denting.ts";
import { modification } from "./services/modification.ts";
import { oemBodySeller } from "./services/oem-body-seller.ts";
import { painting } from "./services/painting.ts";
import { restoration } from "./services/restoration.ts";
import { servicePanels, servicesList } from "./services.ts";
import { site } from "./site.ts";

export const mr: Texts = {
  about,
  bodyTypes: {
    "angel-patti-bhatta": angelPattiBhatta,
    "angel-patti-round": angelPattiRound,
    "open-half-body": openHalfBody,
    "container-body": containerBody,
    "food-van": foodVan,
    "platform-body": platformBody,
    "advertise-body": advertiseBody,
    bumper,
  },
  career,
  certification,
  company,
  contact,
  enquiry,
  gallery,
  home,
  life,
  notFound,
  privacy,
  servicePanels,
  services: {
    "body-building": bodyBuilding,
    "oem-body-seller": oemBodySeller,
    denting,
    painting,
    modification,
    "custom-projects": customProjects,
    restoration,
  },
  servicesList,
  site,
  terms,
};
