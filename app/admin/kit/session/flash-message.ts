import { cookiesAt } from "#domain/administrator/cookies.ts";
import type { SessionEvent } from "./other-tabs.ts";

const name = "flash";

export function flashCookie(origin: string, event: SessionEvent): string {
  return cookiesAt(origin).write(name, { value: event, maxAgeSeconds: 60, isReadable: true });
}

export function takeFlashMessage(): SessionEvent | null {
  const cookies = cookiesAt(window.location.origin);
  const event = cookies.read(document.cookie, name);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = cookies.write(name, { value: "", maxAgeSeconds: 0, isReadable: true });
  return event === "signed-in" || event === "signed-out" ? event : null;
}
