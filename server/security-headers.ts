import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { EdgeMiddleware } from "./edge.ts";

/** The headers that every answer bears, besides its Content-Security-Policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    // A file is what its type says, whatever its bytes look like.
    "X-Content-Type-Options": "nosniff",
    // Other sites learn our name only. "no-referrer" would make browsers send forms with "Origin: null".
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // A page that opened ours cannot reach into it.
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites cannot load our answers into their pages.
    "Cross-Origin-Resource-Policy": "same-origin",
    // None of our pages asks for these.
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), display-capture=()",
    // Once reached safely, always reached safely.
    ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

/** For answers that are no page of ours: nothing may load, nothing may run. */
const strictPolicy = contentSecurityPolicy("site", []);

/** Writes the security headers onto every answer, also onto errors and files. */
export function writeSecurityHeaders(publicUrl: string): EdgeMiddleware {
  const headers = Object.entries(securityHeaders(publicUrl));
  return async function writesSecurityHeaders(context, next) {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    context.res.headers.set("Content-Security-Policy", context.get("policy") ?? strictPolicy);
  };
}
