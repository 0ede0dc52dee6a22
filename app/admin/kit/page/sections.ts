import type { OfficePath } from "#app/routes.ts";
import type { StartSection } from "#domain/administrator/sessions.ts";
import type { AdminText } from "./admin-text.ts";
import type { IconName } from "./icon.tsx";

export interface Section {
  name: keyof AdminText["layout"]["sections"];
  path: OfficePath;
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
  { name: "calendar", path: "/admin/calendar", icon: "calendar" },
  { name: "statistics", path: "/admin/statistics", icon: "chart", isOfSite: true },
  { name: "pages", path: "/admin/site", icon: "edit", isOfSite: true },
  { name: "goLive", path: "/admin/go-live", icon: "save", isOfSite: true },
  { name: "facts", path: "/admin/facts", icon: "facts", isOfSite: true },
  { name: "words", path: "/admin/words", icon: "words", isOfSite: true },
  { name: "pictures", path: "/admin/pictures", icon: "frame", isOfSite: true },
  { name: "mail", path: "/admin/mail", icon: "mail", isOfSite: true },
  { name: "bin", path: "/admin/bin", icon: "delete", isOfSite: true },
] as const satisfies readonly Section[];

export const signInPath = "/admin" satisfies OfficePath;
export const codePath = "/admin/code" satisfies OfficePath;
export const forgottenPasswordPath = "/admin/forgotten-password" satisfies OfficePath;
export const passwordPath = "/admin/password" satisfies OfficePath;

export function startPathOf(section: StartSection): OfficePath {
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
