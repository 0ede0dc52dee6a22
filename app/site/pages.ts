/** A public page: its English path, its module and the query parameters it answers to. */
export interface PublicPage {
  /** Also the route's id, behind its language: `en/gallery`. */
  name: string;
  path: string;
  module: string;
  /** Any other parameter is ignored and does not make a page of its own. */
  parameters: readonly string[];
}

/** Every public page, the same in each language. */
export const publicPages: readonly PublicPage[] = [
  { name: "home", path: "/", module: "site/home/page.tsx", parameters: [] },
  {
    name: "gallery",
    path: "/gallery",
    module: "site/gallery/page.tsx",
    parameters: ["work", "vehicle", "body", "page"],
  },
  { name: "contact", path: "/contact", module: "site/contact/page.tsx", parameters: [] },
];
