import type { ServiceTexts } from "../page-text.ts";
import { bodyBuilding } from "./services/body-building.ts";
import { customProjects } from "./services/custom-projects.ts";
import { denting } from "./services/denting.ts";
import { modification } from "./services/modification.ts";
import { oemBodySeller } from "./services/oem-body-seller.ts";
import { painting } from "./services/painting.ts";
import { restoration } from "./services/restoration.ts";

export const services: ServiceTexts = {
  "body-building": bodyBuilding,
  "oem-body-seller": oemBodySeller,
  denting,
  painting,
  modification,
  "custom-projects": customProjects,
  restoration,
};
