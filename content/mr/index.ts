import type { Texts } from "#content/texts.ts";
import { advertiseBody } from "./body-types/advertise-body.ts";
import { angelPattiBhatta } from "./body-types/angel-patti-bhatta.ts";
import { angelPattiRound } from "./body-types/angel-patti-round.ts";
import { bumper } from "./body-types/bumper.ts";
import { containerBody } from "./body-types/container-body.ts";
import { foodVan } from "./body-types/food-van.ts";
import { openHalfBody } from "./body-types/open-half-body.ts";
import { platformBody } from "./body-types/platform-body.ts";
import { bodyBuilding } from "./services/body-building.ts";
import { customProjects } from "./services/custom-projects.ts";
import { denting } from "./services/denting.ts";
import { modification } from "./services/modification.ts";
import { oemBodySeller } from "./services/oem-body-seller.ts";
import { painting } from "./services/painting.ts";
import { restoration } from "./services/restoration.ts";

export * from "./about.ts";
export * from "./company.ts";
export * from "./contact.ts";
export * from "./enquiry.ts";
export * from "./gallery.ts";
export * from "./home.ts";
export * from "./legal.ts";
export * from "./not-found.ts";
export * from "./paint.ts";
export * from "./quick-price.ts";
export * from "./refusals.ts";
export * from "./services.ts";
export * from "./site.ts";

export const services: Texts["services"] = {
  "body-building": bodyBuilding,
  "oem-body-seller": oemBodySeller,
  denting,
  painting,
  modification,
  "custom-projects": customProjects,
  restoration,
};

export const bodyTypes: Texts["bodyTypes"] = {
  "angel-patti-bhatta": angelPattiBhatta,
  "angel-patti-round": angelPattiRound,
  "open-half-body": openHalfBody,
  "container-body": containerBody,
  "food-van": foodVan,
  "platform-body": platformBody,
  "advertise-body": advertiseBody,
  bumper,
};
