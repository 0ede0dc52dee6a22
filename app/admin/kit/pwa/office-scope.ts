import type { OfficePath } from "#app/routes.ts";

export const officeScope = "/admin";
export const serviceWorkerPath = "/admin/service-worker.js" satisfies OfficePath;
export const manifestPath = "/admin/manifest.webmanifest" satisfies OfficePath;

export const share = {
  path: "/admin/share" satisfies OfficePath,
  form: "/admin/upload" satisfies OfficePath,
  field: "photographs",
  database: "rathkar-shared",
  store: "photographs",
  /** For all that wait: bytes, milliseconds. */
  most: { photographs: 60, bytes: 300 * 1024 * 1024, age: 7 * 24 * 60 * 60 * 1000 },
} as const;
