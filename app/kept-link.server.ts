import { cookiesAt } from "#domain/administrator/cookies.ts";
import type { OfficePath } from "./routes.ts";

const maxAgeSeconds = 30 * 60;

export const passwordLink = keptLink("password-link", "/admin/new-password");
export const emailLink = keptLink("email-link", "/admin/new-email");
export const setupLink = keptLink("setup-link", "/admin/setup");

function keptLink(name: string, path: OfficePath) {
  return {
    /** A token in the address would stay in histories and logs. */
    keep(origin: string, token: string): Response {
      // The value stands in a header.
      const value = /^[\w-]{1,100}$/.test(token) ? token : "";
      return new Response(null, {
        status: 302,
        headers: {
          Location: path,
          "Set-Cookie": cookiesAt(origin).write(name, { value, maxAgeSeconds }),
          "Referrer-Policy": "no-referrer",
        },
      });
    },

    kept: (request: Request, origin: string): string =>
      cookiesAt(origin).read(request.headers.get("cookie"), name) ?? "",

    forgotten: (origin: string): string => cookiesAt(origin).write(name, { value: "", maxAgeSeconds: 0 }),
  };
}
