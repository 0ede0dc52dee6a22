import { defaultFacts } from "#content/business.ts";
import { businessOn } from "#domain/facts/business.ts";

export const business = businessOn("2026-11-22", defaultFacts, 13);
