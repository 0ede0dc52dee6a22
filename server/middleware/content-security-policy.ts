import type { OfficePath } from "#app/routes.ts";

const mapOrigin = "https://www.openstreetmap.org";

interface Sources {
  scripts: string;
  styleElements?: string;
  images: string;
  connections: string;
  workers?: string;
  manifest?: string;
  frames: string;
  forms?: string;
  framedBy?: string;
}

function policyOf({
  scripts,
  styleElements,
  images,
  connections,
  workers,
  manifest,
  frames,
  forms = "'self'",
  framedBy = "'none'",
}: Sources): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    // React writes the placeholder colour of a picture as a style attribute.
    "style-src-attr 'unsafe-inline'",
    ...(styleElements === undefined ? [] : [`style-src-elem ${styleElements}`]),
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src ${connections}`,
    ...(workers === undefined ? [] : [`worker-src ${workers}`]),
    `frame-src ${frames}`,
    ...(manifest === undefined ? [] : [`manifest-src ${manifest}`]),
    `form-action ${forms}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join("; ");
}

/** Of every document of the site. */
export const sitePolicy = policyOf({
  scripts: "'self'",
  images: "'self' data:",
  connections: "'self'",
  frames: mapOrigin,
});

/** Of a page of the back office. */
export function adminPolicy(nonce: string): string {
  return policyOf({
    scripts: `'self' 'nonce-${nonce}'`,
    // Sonner brings a <style> element of its own.
    styleElements: "'self' 'unsafe-inline'",
    images: "'self' data: blob:",
    connections: "'self'",
    workers: "'self'",
    manifest: "'self'",
    // The preview of the site; whichever section a browser opens first, its policy stays.
    frames: "'self'",
  });
}

/** Of a page of the site as it is shown in the office: nothing on it acts, or is sent anywhere. */
export const previewPolicy = policyOf({
  scripts: "'none'",
  images: "'self' data:",
  connections: "'none'",
  frames: "'none'",
  forms: "'none'",
  framedBy: "'self'",
});

const previews = ("/admin/preview/*" satisfies OfficePath).slice(0, -"*".length);

/** Whether an address, as it is routed, is that of a page of the site as the office shows it. */
export function isPreview(path: string): boolean {
  return path.startsWith(previews);
}

/** Vite adds inline scripts and styles and a socket. */
export const developmentPolicy = policyOf({
  scripts: "'self' 'unsafe-inline'",
  styleElements: "'self' 'unsafe-inline'",
  images: "'self' data: blob:",
  connections: "'self' ws: wss:",
  workers: "'self'",
  manifest: "'self'",
  frames: `'self' ${mapOrigin}`,
  framedBy: "'self'",
});

export const serviceWorkerPath = "/admin/service-worker.js" satisfies OfficePath;

/** Of the service worker of the back office: it asks for pages, and for nothing of anybody else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

export const filePolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
