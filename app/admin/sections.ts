import type { IconName } from "./icon.tsx";

/** A part of the back office with an address of its own; `shortTitle` fits the bar of a phone. */
export interface Section {
  path: string;
  title: string;
  shortTitle: string;
  icon: IconName;
}

/** The sections of the back office, in the order of the sidebar (specification section 2, Admin). */
export const sections = [
  { path: "/admin/upload", title: "Upload Images", shortTitle: "Upload", icon: "upload" },
  { path: "/admin/images", title: "Manage Images", shortTitle: "Images", icon: "images" },
  { path: "/admin/vehicle-names", title: "Vehicle Names", shortTitle: "Vehicles", icon: "truck" },
  { path: "/admin/body-types", title: "Body Types", shortTitle: "Bodies", icon: "body" },
  { path: "/admin/account", title: "Account Settings", shortTitle: "Account", icon: "account" },
] as const satisfies readonly Section[];

export const signInPath = "/admin";
export const defaultSectionPath = sections[0].path;

/** Where to go after signing in: the section somebody was on the way to, never an address from outside. */
export function destinationAfterSignIn(to: string | null): string {
  if (to === null || !to.startsWith("/") || !URL.canParse(to, "http://office.invalid"))
    return defaultSectionPath;
  const { pathname, search } = new URL(to, "http://office.invalid");
  const section = sections.find(({ path }) => path === pathname);
  return section === undefined ? defaultSectionPath : section.path + search;
}
