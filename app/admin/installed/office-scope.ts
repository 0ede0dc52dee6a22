/** The pages that the service worker and the installed office are for. */
export const officeScope = "/admin";
export const serviceWorkerPath = "/admin/service-worker.js";
export const manifestPath = "/admin/manifest.webmanifest";
