import { business } from "./business.ts";
import type { PlaceValues } from "./places.ts";

const { since, ...figures } = business.claims;

/** The values of the places that any page's text may name, such as {unitsOnRoad}. A year is not grouped. */
export const claimedFigures: PlaceValues = { ...figures, since: String(since) };
