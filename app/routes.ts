import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { languages } from "#content/languages.ts";
import type { Texts } from "#content/texts.ts";
import type { Address, SiteAddress } from "./address.ts";
import { sitePath } from "./language/paths.ts";

function pageFor(each: "services" | "bodyTypes") {
  return {
    each,
    name(texts: Texts, slug: string) {
      const pages: Readonly<Record<string, { title: string }>> = texts[each];
      return pages[slug]?.title ?? null;
    },
  };
}

function site<const Path extends string>(
  id: string,
  path: Path,
  module: string,
  more: Partial<SiteAddress> = {},
) {
  return { id, path, module: `site/${module}`, ...more };
}

const galleryFilters = ["work", "vehicle", "body"];

export const siteAddresses = [
  site("home", "/", "home/page.tsx", { words: "home", name: (texts) => texts.site.home }),
  site("gallery", "/gallery", "gallery/page.tsx", {
    query: [...galleryFilters, "page"],
    words: "gallery",
    name: (texts) => texts.site.gallery,
  }),
  site("project", "/gallery/:id", "gallery/project/page.tsx", { query: galleryFilters }),
  site("services", "/services", "services/list/page.tsx", {
    words: "servicesList",
    name: (texts) => texts.servicesList.intro.plate,
  }),
  site("service", "/services/:slug", "services/detail/page.tsx", pageFor("services")),
  site("body-type", "/services/body-building/:slug", "services/body-type/page.tsx", pageFor("bodyTypes")),
  site("contact", "/contact", "contact/page.tsx", {
    takes: "form",
    query: ["service", "project", "painting", "inquiry"],
    words: "contact",
    name: (texts) => texts.contact.intro.plate,
  }),
  site("paint", "/paint", "paint/page.tsx", {
    query: ["chassis", "body", "cab", "frame", "panels", "band", "name"],
    words: "paint",
    name: (texts) => texts.paint.plate,
  }),
  site("about", "/about", "about/page.tsx", {
    ...{ words: "about", group: "company" },
    name: (texts) => texts.company.about.title,
    summary: (texts) => texts.company.about.text,
  }),
  site("company", "/company", "company/page.tsx", {
    words: "company",
    name: (texts) => texts.company.intro.plate,
  }),
  site("certification", "/company/certification", "company/certification/page.tsx", {
    ...{ words: "certification", group: "company" },
    name: (texts) => texts.company.certification.title,
    summary: (texts) => texts.company.certification.text,
  }),
  site("life", "/company/life", "company/life/page.tsx", {
    ...{ words: "life", group: "company" },
    name: (texts) => texts.company.life.title,
    summary: (texts) => texts.company.life.text,
  }),
  site("career", "/company/career", "company/career/page.tsx", {
    ...{ words: "career", group: "company" },
    name: (texts) => texts.company.career.title,
    summary: (texts) => texts.company.career.text,
  }),
  site("privacy", "/privacy-policy", "legal/privacy/page.tsx", {
    ...{ words: "privacy", group: "legal" },
    name: (texts) => texts.privacy.title,
  }),
  site("terms", "/terms", "legal/terms/page.tsx", {
    ...{ words: "terms", group: "legal" },
    name: (texts) => texts.terms.title,
  }),
  site("quick-price", "/contact/quick-price", "quick-price/page.tsx", {
    takes: "formWithPhotographs",
    kept: "never",
  }),
  site("quick-price/start", "/contact/quick-price/start", "quick-price/start.ts", { kept: "never" }),
  site("receipt", "/contact/receipt", "receipt/page.tsx", { kept: "never" }),
  site("job", "/job", "job/page.tsx", { kept: "never", query: ["of"] }),
  site("quotation", "/quotation", "quotation/page.tsx", { kept: "never", query: ["of"] }),
  site("say", "/say", "say/page.tsx", { takes: "form", kept: "never", query: ["of"] }),
  site("setup", "/setup/:token", "setup/page.tsx", { kept: "never", isSecret: true }),
  site("feed", "/feed.xml", "search/feed.ts"),
  site("feed-json", "/feed.json", "search/feed-json.ts", { query: ["page"] }),
  site("llms", "/llms.txt", "search/llms.ts"),
];

export const movedPaths: ReadonlyMap<string, string> = new Map([
  ["/services/oem-work", "/services/oem-body-seller"],
  ["/services/denting-painting", "/services/denting"],
]);

export const files = [
  { path: "/sitemap.xml", module: "site/search/sitemap.ts", query: ["part"] },
  { path: "/robots.txt", module: "site/search/robots.ts" },
  { path: "/paint/picture.jpeg", module: "site/paint/picture.ts", kept: "asItSays" },
  { path: "/share/:file", module: "site/search/share/picture.ts", kept: "asItSays" },
  { path: "/visit", module: "site/visit/visit.ts", takes: "beacon", limit: "visits", kept: "never" },
  { path: "/contact/form-token", module: "site/contact/form-token.ts", kept: "never" },
] as const satisfies readonly Address[];

export type FilePath = (typeof files)[number]["path"];

function office<const Path extends string>(path: Path, module: string, more: Partial<Address> = {}) {
  return { path, module: `admin/${module}`, takes: "form", kept: "never", ...more } as const;
}

const signIn = { limit: "sign-ins" } as const;
const upload = { limit: "uploads" } as const;

const officeEntrance = [
  office("/admin", "sign-in/sign-in-page.tsx", signIn),
  office("/admin/code", "sign-in/code-page.tsx", signIn),
  office("/admin/forgotten-password", "sign-in/forgotten-password-page.tsx", signIn),
  office("/admin/new-password", "sign-in/new-password-page.tsx", signIn),
  office("/admin/new-email", "sign-in/new-email-page.tsx", signIn),
  office("/admin/setup", "sign-in/setup-page.tsx", signIn),
  office("/admin/session", "sign-in/api.ts", { ...signIn, takes: "json" }),
  office("/admin/sign-out", "sign-in/sign-out.ts"),
  office("/admin/language", "language/choose-language.ts"),
  office("/admin/service-worker.js", "pwa/service-worker.ts"),
  office("/admin/manifest.webmanifest", "pwa/manifest.ts"),
];

const officePages = [
  office("/admin/today", "today/page.tsx"),
  office("/admin/upload", "upload/page.tsx", upload),
  office("/admin/images", "images/page.tsx"),
  office("/admin/images/in-work", "in-work/page.tsx"),
  office("/admin/images/projects", "projects/page.tsx"),
  office("/admin/images/projects/:id", "projects/project/page.tsx"),
  office("/admin/images/:id/pictures", "images/pictures/page.tsx"),
  office("/admin/vehicle-names", "names/page.tsx"),
  office("/admin/body-types", "names/page.tsx"),
  office("/admin/enquiries", "enquiries/page.tsx"),
  office("/admin/enquiries/export", "enquiries/export.ts"),
  office("/admin/enquiries/search", "enquiries/search.ts"),
  office("/admin/enquiries/:id", "enquiries/enquiry/page.tsx"),
  office("/admin/enquiries/:id/quotation", "enquiries/quotation/page.tsx"),
  office("/admin/calendar", "calendar/page.tsx"),
  office("/admin/calendar/search", "calendar/search.ts"),
  office("/admin/calendar/new", "calendar/new/page.tsx"),
  office("/admin/calendar/:id", "calendar/job/page.tsx"),
  office("/admin/enquiries/:id/person", "enquiries/person/page.tsx"),
  office("/admin/enquiries/:id/person/download", "enquiries/person/download.ts"),
  office("/admin/statistics", "statistics/page.tsx"),
  office("/admin/statistics/export", "statistics/export.ts"),
  office("/admin/go-live", "go-live/page.tsx"),
  office("/admin/site", "site/page/page.tsx", { takes: "longForm" }),
  office("/admin/site/:language/*", "site/page/page.tsx", { takes: "longForm" }),
  office("/admin/facts", "site/facts/page.tsx"),
  office("/admin/mail", "mail/page.tsx"),
  office("/admin/words", "site/words/page.tsx"),
  office("/admin/words/pages/:page", "site/words/site-page/page.tsx"),
  office("/admin/words/text", "site/words/text/page.tsx"),
  office("/admin/words/lists/:list", "site/words/list/page.tsx", { takes: "longForm" }),
  office("/admin/pictures", "site/pictures/page.tsx"),
  office("/admin/pictures/:place", "site/pictures/place/page.tsx"),
  office("/admin/bin", "bin/page.tsx"),
  office("/admin/password", "sign-in/password-page.tsx"),
  office("/admin/account", "account/page.tsx"),
  office("/admin/account/backup", "account/backup.ts"),
  office("/admin/*", "layout/not-found.tsx"),
];

const officeCalls = [
  office("/admin/session-check", "sign-in/session-check.ts"),
  office("/admin/session/password", "sign-in/give-password.ts", { takes: "json" }),
  office("/admin/upload/picture", "upload/picture.ts", { ...upload, takes: "photograph" }),
  office("/admin/upload/document", "upload/document.ts", { ...upload, takes: "photograph" }),
  office("/admin/upload/stored", "upload/stored.ts", { ...upload, takes: "json" }),
  office("/admin/upload/batch", "upload/batch.ts", { ...upload, takes: "batch" }),
  office("/admin/images/matching", "images/bulk-delete/matching.ts"),
  office("/admin/images/delete", "images/bulk-delete/delete-chunk.ts", { takes: "json" }),
  office("/admin/images/bulk-edit", "images/bulk-edit/edit-chunk.ts", { takes: "json" }),
  office("/admin/images/bulk-edit/undo", "images/bulk-edit/undo-edit.ts", { takes: "json" }),
  office("/admin/images/projects/change", "projects/change.ts", { takes: "json" }),
  office("/admin/images/projects/undo", "projects/undo.ts", { takes: "json" }),
  office("/admin/images/pictures/change", "images/pictures/change.ts", { takes: "json" }),
  office("/admin/images/:id/post/:form", "post/picture.ts"),
  office("/admin/enquiries/:id/photographs/:photograph", "enquiries/enquiry/photograph.ts"),
  office("/admin/enquiries/news", "enquiries/news.ts"),
  office("/admin/bin/ids", "bin/ids.ts"),
  office("/admin/bin/change", "bin/change.ts", { takes: "json" }),
  office("/admin/preview/*", "site/page/preview.ts"),
  office("/admin/pictures/change", "site/pictures/change.ts", { takes: "json" }),
];

export const officeAddresses = [...officeEntrance, ...officePages, ...officeCalls];

/** No route: the service worker answers there. */
const sharePath = "/admin/share";

export type OfficePath = (typeof officeAddresses)[number]["path"] | typeof sharePath;
type SitePath = (typeof siteAddresses)[number]["path"];
/** With `:slug` and the like. */
export type AnyPath = SitePath | FilePath | OfficePath;

type Filled<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Exclude<Path, `${string}*`>;

export type OfficeLink = Filled<OfficePath> | `${Filled<OfficePath>}?${string}`;

/** The router's own tools are missing where the server reads this. */
function routeOf({ path, module }: Address, id = path): RouteConfigEntry {
  return { id, file: module, ...(path === "/" ? { index: true } : { path: path.slice(1) }) };
}

const officeRoutes: RouteConfigEntry = {
  id: "office",
  file: "admin/layout/admin-root.tsx",
  children: [
    ...officeEntrance.map((address) => routeOf(address)),
    {
      id: "office/pages",
      file: "admin/layout/admin-layout.tsx",
      children: officePages.map((address) => routeOf(address)),
    },
    {
      id: "office/calls",
      file: "admin/layout/api-layout.tsx",
      children: officeCalls.map((address) => routeOf(address)),
    },
  ],
};

/** One subtree per language, so that an unknown address is nobody's home page. */
const siteRoutes = languages.map(({ code }): RouteConfigEntry => {
  const route = (path: string, module: string, id: string) =>
    routeOf({ path: sitePath(code, path), module }, `${code}/${id}`);
  return {
    id: `${code}/layout`,
    file: "site/layout.tsx",
    children: [
      ...siteAddresses.map(({ path, module, id }) => route(path, module, id)),
      route("/*", "site/not-found/page.tsx", "not-found"),
    ],
  };
});

export default [
  officeRoutes,
  ...files.map((address) => routeOf(address)),
  ...siteRoutes,
] satisfies RouteConfig;
