import { filePolicy, serviceWorkerPath, sitePolicy, workerPolicy } from "./content-security-policy.ts";
import type { Middleware } from "./request-context.ts";

function commonHeaders(url: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    // "no-referrer" would make browsers send "Origin: null".
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

/** Writes them for errors and files, too. */
export function writeSecurityHeaders(publicUrl: string): Middleware {
  const forPages = Object.entries(securityHeaders(publicUrl));
  const forFiles = Object.entries(commonHeaders(publicUrl));
  return async function writesSecurityHeaders(context, next) {
    await next();
    // A kept page brings its own headers.
    if (context.res.headers.has("Content-Security-Policy")) return;
    const type = context.res.headers.get("Content-Type") ?? "";
    const isPage = type.startsWith("text/html");
    // The page of a mailed link has a stricter one.
    const referrer = context.res.headers.get("Referrer-Policy");
    for (const [name, value] of isPage ? forPages : forFiles) context.res.headers.set(name, value);
    if (referrer !== null) context.res.headers.set("Referrer-Policy", referrer);
    // Only the office has a policy of its own; its owner may use the position.
    if (isPage && context.get("policy") !== undefined)
      context.res.headers.set("Permissions-Policy", permissions("(self)"));
    if (isPublicPicture(type, context.res.headers)) {
      context.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    const policy = isPage ? (context.get("policy") ?? sitePolicy) : policyOfFile(context.get("routedPath"));
    context.res.headers.set("Content-Security-Policy", policy);
  };
}

/** Other sites show feeds, previews and the sign. */
function isPublicPicture(type: string, headers: Headers): boolean {
  return type.startsWith("image/") && (headers.get("Cache-Control") ?? "").startsWith("public");
}

function policyOfFile(path: string): string {
  return path === serviceWorkerPath ? workerPolicy : filePolicy;
}
