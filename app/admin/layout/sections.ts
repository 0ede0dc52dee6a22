import type { IconName } from "../ui/icon.tsx";

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
  { path: "/admin/enquiries", title: "Enquiries", shortTitle: "Enquiries", icon: "envelope" },
  { path: "/admin/account", title: "Account Settings", shortTitle: "Account", icon: "account" },
] as const satisfies readonly Section[];

export const signInPath = "/admin";
export const defaultSectionPath = sections[0].path;

/** The section an address belongs to, also where it shows one thing of it. */
export function sectionOf(pathname: string): (typeof sections)[number] | undefined {
  return sections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

const enquiryPath = /^\/admin\/enquiries\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where to go after signing in: the section or enquiry somebody was on the way to, never an address from outside. */
export function destinationAfterSignIn(to: string | null): string {
  if (to === null || !to.startsWith("/") || !URL.canParse(to, "http://office.invalid"))
    return defaultSectionPath;
  const { pathname, search } = new URL(to, "http://office.invalid");
  if (enquiryPath.test(pathname)) return pathname + search;
  const section = sectionOf(pathname);
  return section === undefined ? defaultSectionPath : section.path + search;
}
