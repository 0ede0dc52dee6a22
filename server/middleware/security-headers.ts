import { filePolicy, serviceWorkerPath, sitePolicy, workerPolicy } from "./content-security-policy.ts";
import type { Middleware } from "./request-context.ts";

function commonHeaders(url: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    // "no-referrer" would make browsers send forms with "Origin: null".
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(url.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Headers of a page besides its Content-Security-Policy. */
export function securityHeaders(url: string): Record<string, string> {
  return {
    ...commonHeaders(url),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissions("()"),
  };
}

function permissions(geolocation: string): string {
  return `camera=(), microphone=(), geolocation=${geolocation}, payment=(), usb=(), browsing-topics=(), display-capture=()`;
}

/** Writes the security headers of every response, errors and files included. */
export function writeSecurityHeaders(publicUrl: string): Middleware {
  const forPages = Object.entries(securityHeaders(publicUrl));
  const forFiles = Object.entries(commonHeaders(publicUrl));
  return async function writesSecurityHeaders(context, next) {
    await next();
    // A kept page brings its own, also with 304, which says no type: browsers keep them for the page that they have.
    if (context.res.headers.has("Content-Security-Policy")) return;
    const type = context.res.headers.get("Content-Type") ?? "";
    const isPage = type.startsWith("text/html");
    // The way from a mailed link to its page says more strictly that nobody may read the link.
    const referrer = context.res.headers.get("Referrer-Policy");
    for (const [name, value] of isPage ? forPages : forFiles) context.res.headers.set(name, value);
    if (referrer !== null) context.res.headers.set("Referrer-Policy", referrer);
    // Only the office has a policy of its own: there the owner may tell where the workshop is by standing in it.
    if (isPage && context.get("policy") !== undefined)
      context.res.headers.set("Permissions-Policy", permissions("(self)"));
    if (isPublicPicture(type, context.res.headers)) {
      context.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    const policy = isPage ? (context.get("policy") ?? sitePolicy) : policyOfFile(context.get("routedPath"));
    context.res.headers.set("Content-Security-Policy", policy);
  };
}

/** Feeds, previews and the sign are shown on other sites; what only one person may see says `no-store`. */
function isPublicPicture(type: string, headers: Headers): boolean {
  return type.startsWith("image/") && (headers.get("Cache-Control") ?? "").startsWith("public");
}

function policyOfFile(path: string): string {
  return path === serviceWorkerPath ? workerPolicy : filePolicy;
}
