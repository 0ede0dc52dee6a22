import { cookiesAt } from "#domain/administrator/cookies.ts";
import { newPasswordPath } from "../layout/sections.ts";

const name = "password-link";
const maxAgeSeconds = 30 * 60;

/** Leads to the page without the token in its address, where it would stay in histories and logs. */
export function keepToken(origin: string, token: string): Response {
  // Only what can be one of ours: the value stands in a header.
  const value = /^[\w-]{1,100}$/.test(token) ? token : "";
  return new Response(null, {
    status: 302,
    headers: {
      Location: newPasswordPath,
      "Set-Cookie": cookiesAt(origin).write(name, { value, maxAgeSeconds }),
      "Referrer-Policy": "no-referrer",
    },
  });
}

export function keptToken(request: Request, origin: string): string {
  return cookiesAt(origin).read(request.headers.get("cookie"), name) ?? "";
}

/** For `Set-Cookie`. */
export function forgottenToken(origin: string): string {
  return cookiesAt(origin).write(name, { value: "", maxAgeSeconds: 0 });
}
