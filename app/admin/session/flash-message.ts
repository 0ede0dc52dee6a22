import type { SessionEvent } from "./other-tabs.ts";

const name = "rathkar-flash";

/** For `Set-Cookie`: carries the event over a redirect to the script of the next page. */
export function flashCookie(event: SessionEvent): string {
  return `${name}=${event}; Path=/; SameSite=Lax; Max-Age=60`;
}

/** The event that the redirect to this page carried, once. */
export function takeFlashMessage(): SessionEvent | null {
  const event = new RegExp(`\\b${name}=(signed-(?:in|out))\\b`).exec(document.cookie)?.[1];
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
  return event === "signed-in" || event === "signed-out" ? event : null;
}
