import type { StartSection } from "#domain/administrator/sessions.ts";
import type { IconName } from "../ui/icon.tsx";
import type { AdminText } from "./admin-text.ts";

export interface Section {
  name: keyof AdminText["layout"]["sections"];
  path: string;
  icon: IconName;
  isInBar?: true;
  isOfSite?: true;
}

export const sections = [
  { name: "upload", path: "/admin/upload", icon: "upload", isInBar: true },
  { name: "images", path: "/admin/images", icon: "images", isInBar: true },
  { name: "vehicleNames", path: "/admin/vehicle-names", icon: "truck" },
  { name: "bodyTypes", path: "/admin/body-types", icon: "body" },
  { name: "account", path: "/admin/account", icon: "account" },
  { name: "enquiries", path: "/admin/enquiries", icon: "envelope", isInBar: true },
  { name: "today", path: "/admin/today", icon: "today", isInBar: true },
  { name: "goLive", path: "/admin/go-live", icon: "save", isOfSite: true },
  { name: "facts", path: "/admin/facts", icon: "facts", isOfSite: true },
  { name: "words", path: "/admin/words", icon: "words", isOfSite: true },
  { name: "pictures", path: "/admin/pictures", icon: "frame", isOfSite: true },
  { name: "mail", path: "/admin/mail", icon: "mail", isOfSite: true },
  { name: "bin", path: "/admin/bin", icon: "delete", isOfSite: true },
] as const satisfies readonly Section[];

export const signInPath = "/admin";
export const codePath = "/admin/code";
export const forgottenPasswordPath = "/admin/forgotten-password";
export const newPasswordPath = "/admin/new-password";
export const newEmailPath = "/admin/new-email";
export const passwordPath = "/admin/password";

export function startPathOf(section: StartSection): string {
  return `/admin/${section}`;
}

export function sectionOf(pathname: string): (typeof sections)[number] | undefined {
  return sections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

export function pageOfBackOffice(address: string): string {
  const base = "http://admin.invalid";
  if (!URL.canParse(address, base)) return signInPath;
  const { origin, pathname, search } = new URL(address, base);
  return origin === base && /^\/admin(\/|$)/.test(pathname) ? pathname + search : signInPath;
}

const uuid = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Pages within a section; what else lies there is no page. */
const innerPage = new RegExp(
  `^/admin/(enquiries/${uuid}|images/(in-work|${uuid}/pictures)|words/(text|(pages|lists)/[\\w-]+)|pictures/[\\w-]+)$`,
);

/** Where to go after signing in: the page of a section that was asked for, else `start`; never an address of another site. */
export function destinationAfterSignIn(to: string | null, start: StartSection): string {
  const beginning = startPathOf(start);
  if (to === null || !to.startsWith("/") || !URL.canParse(to, "http://admin.invalid")) return beginning;
  const { pathname, search } = new URL(to, "http://admin.invalid");
  if (innerPage.test(pathname)) return pathname + search;
  const section = sectionOf(pathname);
  return section === undefined ? beginning : section.path + search;
}
