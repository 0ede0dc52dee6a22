import type { ServiceSlug } from "#content/services.ts";

/** Addresses under `/services/` that were once in use, and the service that answers for each (decision 3). */
export const movedServices: Readonly<Record<string, ServiceSlug>> = {
  "oem-work": "oem-body-seller",
  "denting-painting": "denting",
};
