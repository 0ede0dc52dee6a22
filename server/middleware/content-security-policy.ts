import { createHash } from "node:crypto";

/** Whose map `app/site/frame/map/map-addresses.ts` asks for. */
const mapOrigin = "https://www.openstreetmap.org";

/** Who is served: visitors, the back office, or a developer whose tools add scripts and styles of their own. */
export type Surroundings = "site" | "backOffice" | "development";

/**
 * The Content-Security-Policy of a page. `scriptSources` are the hashes of its inline scripts; without
 * any, no inline script runs at all.
 */
export function contentSecurityPolicy(surroundings: Surroundings, scriptSources: readonly string[]): string {
  const developing = surroundings === "development";
  const inBackOffice = surroundings !== "site";
  return [
    // Whatever is not named below is not loaded.
    "default-src 'none'",
    // Our own files, and the inline scripts that we wrote ourselves. Development tools write theirs without a mark.
    `script-src 'self' ${developing ? "'unsafe-inline'" : scriptSources.join(" ")}`.trimEnd(),
    // Style sheets come from our own files.
    "style-src 'self'",
    // React writes the placeholder colour of a picture as a style attribute; it can load nothing and run nothing.
    "style-src-attr 'unsafe-inline'",
    // The notifications of the back office bring a <style> element of their own; visitors' pages have none.
    ...(inBackOffice ? ["style-src-elem 'self' 'unsafe-inline'"] : []),
    // Pictures are ours; the administrator also previews files that are still on the own disk.
    `img-src 'self' data:${inBackOffice ? " blob:" : ""}`,
    // Fonts are served by ourselves, so that no third party learns of a visit.
    "font-src 'self'",
    // Page data and uploads go to ourselves only. Reloading on change needs a socket.
    `connect-src 'self'${developing ? " ws: wss:" : ""}`,
    // Photographs are made smaller in a worker that the library builds from a blob.
    ...(inBackOffice ? ["worker-src 'self' blob:"] : []),
    // The map is the only strange page in a frame, and only after a visitor has pressed "Show map".
    `frame-src ${surroundings === "backOffice" ? "'none'" : mapOrigin}`,
    // The web app manifest is ours.
    "manifest-src 'self'",
    // A form that was smuggled in cannot send what is typed elsewhere.
    "form-action 'self'",
    // A <base> that was smuggled in cannot lead our relative links elsewhere.
    "base-uri 'none'",
    // Nobody may put our pages into a frame and steal clicks.
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Turns a page that was rendered with a nonce into one that can be kept: exactly the inline scripts that bear the
 * nonce become sha256 sources, and the nonce is taken off every element. A script that was smuggled in bears no
 * nonce, gets no source and stays dead. Pages that are not kept go the same way: a script of ours may put another
 * one of ours back to work, which a nonce would forbid.
 */
export function blessInlineScripts(html: string, nonce: string): { html: string; scriptSources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  // React escapes > inside attribute values, so the first > after the mark ends the tag.
  const inlineScript = new RegExp(`<script\\b[^>]*${mark}[^>]*>([\\s\\S]*?)</script`, "gi");
  for (const [, text = ""] of html.matchAll(inlineScript)) {
    if (text !== "") sources.add(sha256Source(text.replaceAll(mark, "")));
  }
  return { html: html.replaceAll(mark, ""), scriptSources: [...sources] };
}

/** The source expression that allows exactly this text; browsers hash it with line ends as the parser leaves them. */
function sha256Source(text: string): string {
  const digest = createHash("sha256").update(text.replace(/\r\n?/g, "\n")).digest("base64");
  return `'sha256-${digest}'`;
}
