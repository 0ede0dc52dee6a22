import { business } from "../business.ts";
import type { PlaceValues } from "../places.ts";
import { statistics } from "./statistics.ts";

/** What the customer says of the business in figures (specification section 9; decision 26), apart from the statistics. */
const claims = {
  experienceYears: 15,
  dentingDays: "3-5",
  bodyWeeks: "2-4",
} as const;

/** The values of the places that any page's text may name, such as {unitsOnRoad}. A year is not grouped. */
export const claimedFigures: PlaceValues = {
  since: String(business.since),
  ...claims,
  ...Object.fromEntries(statistics.map(({ key, value }) => [key, value])),
};
