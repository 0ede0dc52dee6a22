import type { ServiceSlug } from "#content/services.ts";

export const movedServices: ReadonlyMap<string, ServiceSlug> = new Map([
  ["oem-work", "oem-body-seller"],
  ["denting-painting", "denting"],
]);
