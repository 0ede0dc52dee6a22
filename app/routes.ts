import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The pages every language has, with route ids of their own per language. */
function sitePages(language: string) {
  const id = (page: string) => `${language}/${page}`;
  return layout("site/layout.tsx", { id: id("layout") }, [
    index("site/home/page.tsx", { id: id("home") }),
    route("gallery", "site/gallery/page.tsx", { id: id("gallery") }),
    route("*", "site/not-found/page.tsx", { id: id("not-found") }),
  ]);
}

export default [
  sitePages("en"),
  ...prefix("hi", [sitePages("hi")]),
  ...prefix("mr", [sitePages("mr")]),
] satisfies RouteConfig;
