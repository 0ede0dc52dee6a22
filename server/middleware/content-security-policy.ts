/** Whose map `app/site/frame/map/map-addresses.ts` asks for. */
const mapOrigin = "https://www.openstreetmap.org";

interface Sources {
  scripts: string;
  /** Style elements besides the stylesheets of our own. */
  styleElements?: string;
  images: string;
  connections: string;
  workers?: string;
  frames: string;
}

function policyOf({ scripts, styleElements, images, connections, workers, frames }: Sources): string {
  return [
    // Whatever is not named below is not loaded.
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    // React writes the placeholder colour of a picture as a style attribute; it can load nothing and run nothing.
    "style-src-attr 'unsafe-inline'",
    ...(styleElements === undefined ? [] : [`style-src-elem ${styleElements}`]),
    `img-src ${images}`,
    // Fonts are served by ourselves, so that no third party learns of a visit.
    "font-src 'self'",
    `connect-src ${connections}`,
    ...(workers === undefined ? [] : [`worker-src ${workers}`]),
    `frame-src ${frames}`,
    "manifest-src 'self'",
    // A form that was smuggled in cannot send what is typed elsewhere.
    "form-action 'self'",
    // A <base> that was smuggled in cannot lead our relative links elsewhere.
    "base-uri 'none'",
    // Nobody may put our pages into a frame and steal clicks.
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Of every document of the site, kept or not: scripts come from our own files only, none stands in the page. */
export const sitePolicy = policyOf({
  scripts: "'self'",
  images: "'self' data:",
  connections: "'self'",
  // Only after a visitor has pressed "Show map".
  frames: mapOrigin,
});

/** Of a page of the back office, whose inline scripts bear `nonce`. */
export function adminPolicy(nonce: string): string {
  return policyOf({
    scripts: `'self' 'nonce-${nonce}'`,
    // Sonner brings a <style> element of its own.
    styleElements: "'self' 'unsafe-inline'",
    // Photographs that are still on the own disk are previewed.
    images: "'self' data: blob:",
    connections: "'self'",
    // Photographs are made smaller in a worker that the library builds from a blob.
    workers: "'self' blob:",
    frames: "'none'",
  });
}

/** While developing: Vite adds inline scripts and styles of its own, and a socket for reloading. */
export const developmentPolicy = policyOf({
  scripts: "'self' 'unsafe-inline'",
  styleElements: "'self' 'unsafe-inline'",
  images: "'self' data: blob:",
  connections: "'self' ws: wss:",
  workers: "'self' blob:",
  frames: mapOrigin,
});

/** Of files: opened on its own, none may load or run anything. Short, because dozens of them travel with a page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";
