import type { ServiceSlug } from "#content/services.ts";

/** Addresses once in use, and who answers for them. */
export const movedServices: ReadonlyMap<string, ServiceSlug> = new Map([
  ["oem-work", "oem-body-seller"],
  ["denting-painting", "denting"],
]);
