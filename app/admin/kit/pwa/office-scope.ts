import type { OfficePath } from "#app/routes.ts";

export const officeScope = "/admin";
export const serviceWorkerPath = "/admin/service-worker.js" satisfies OfficePath;
export const manifestPath = "/admin/manifest.webmanifest" satisfies OfficePath;

/** What the share sheet of the system hands over: the service worker keeps it until the upload form takes it. */
export const share = {
  path: "/admin/share" satisfies OfficePath,
  form: "/admin/upload" satisfies OfficePath,
  field: "photographs",
  database: "rathkar-shared",
  store: "photographs",
  /** Of all that wait, in bytes and milliseconds. */
  most: { photographs: 60, bytes: 300 * 1024 * 1024, age: 7 * 24 * 60 * 60 * 1000 },
} as const;
