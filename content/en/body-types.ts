import type { BodyTypeTexts } from "../page-text.ts";
import { advertiseBody } from "./body-types/advertise-body.ts";
import { angelPattiBhatta } from "./body-types/angel-patti-bhatta.ts";
import { angelPattiRound } from "./body-types/angel-patti-round.ts";
import { bumper } from "./body-types/bumper.ts";
import { containerBody } from "./body-types/container-body.ts";
import { foodVan } from "./body-types/food-van.ts";
import { openHalfBody } from "./body-types/open-half-body.ts";
import { platformBody } from "./body-types/platform-body.ts";

export const bodyTypes: BodyTypeTexts = {
  "angel-patti-bhatta": angelPattiBhatta,
  "angel-patti-round": angelPattiRound,
  "open-half-body": openHalfBody,
  "container-body": containerBody,
  "food-van": foodVan,
  "platform-body": platformBody,
  "advertise-body": advertiseBody,
  bumper,
};
