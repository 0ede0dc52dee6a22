import { readPath } from "#app/address-book.ts";
import type { StartSection } from "#domain/administrator/sessions.ts";
import { sectionOf, startPathOf } from "../kit/page/sections.ts";

/** Never an address of another site. */
export function destinationAfterSignIn(to: string | null, start: StartSection): string {
  const beginning = startPathOf(start);
  if (to === null || !to.startsWith("/") || !URL.canParse(to, "http://admin.invalid")) return beginning;
  const { pathname, search } = new URL(to, "http://admin.invalid");
  // A download in a section is no page.
  if (/^\/admin\//.test(pathname) && readPath(pathname).address?.module.endsWith("/page.tsx"))
    return pathname + search;
  const section = sectionOf(pathname);
  return section === undefined ? beginning : section.path + search;
}
