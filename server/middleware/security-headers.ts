import { filePolicy, sitePolicy } from "./content-security-policy.ts";
import type { Middleware } from "./request-context.ts";

/** The headers that every answer bears. */
function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    // A file is what its type says, whatever its bytes look like.
    "X-Content-Type-Options": "nosniff",
    // Other sites cannot load our answers into their pages.
    "Cross-Origin-Resource-Policy": "same-origin",
    // Once reached safely, always reached safely.
    ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

/** The headers that a page bears, besides its Content-Security-Policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    ...commonHeaders(publicUrl),
    // Other sites learn our name only. "no-referrer" would make browsers send forms with "Origin: null".
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // A page that opened ours cannot reach into it.
    "Cross-Origin-Opener-Policy": "same-origin",
    // None of our pages asks for these.
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), display-capture=()",
  };
}

/** Writes the security headers onto every answer, also onto errors and files. */
export function writeSecurityHeaders(publicUrl: string): Middleware {
  const forPages = Object.entries(securityHeaders(publicUrl));
  const forFiles = Object.entries(commonHeaders(publicUrl));
  return async function writesSecurityHeaders(context, next) {
    await next();
    const type = context.res.headers.get("Content-Type") ?? "";
    const isPage = type.startsWith("text/html");
    for (const [name, value] of isPage ? forPages : forFiles) context.res.headers.set(name, value);
    const policy = isPage ? (context.get("policy") ?? sitePolicy) : filePolicy;
    context.res.headers.set("Content-Security-Policy", policy);
    // Search engines and messengers show a picture beside the link to its page.
    if (type.startsWith("image/")) context.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  };
}
