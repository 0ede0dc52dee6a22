import { cookiesAt } from "#domain/administrator/cookies.ts";
import { newEmailPath, newPasswordPath } from "../kit/page/sections.ts";

const maxAgeSeconds = 30 * 60;

export const passwordLink = mailedLink("password-link", newPasswordPath);
export const emailLink = mailedLink("email-link", newEmailPath);

function mailedLink(name: string, path: string) {
  return {
    /** Leads to the page without the token in its address, where it would stay in histories and logs. */
    keep(origin: string, token: string): Response {
      // Only what can be one of ours: the value stands in a header.
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
