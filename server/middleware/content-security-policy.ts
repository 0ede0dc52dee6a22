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
    // React writes placeholder colours as style attributes.
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
    // For the preview of the site. A tab keeps the policy of its first section.
    frames: "'self'",
  });
}

/** A previewed page neither acts nor sends anything. */
export const previewPolicy = policyOf({
  scripts: "'none'",
  images: "'self' data:",
  connections: "'none'",
  frames: "'none'",
  forms: "'none'",
  framedBy: "'self'",
});

const previews = ("/admin/preview/*" satisfies OfficePath).slice(0, -"*".length);

/** Whether a routed address is a previewed page. */
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

export const workerPolicy = "default-src 'none'; connect-src 'self'";

export const filePolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
