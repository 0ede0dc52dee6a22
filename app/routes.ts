import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { type Language, languages } from "#content/languages.ts";
import { adminRoutes } from "./admin/routes.ts";
import { type PublicPage, publicPages } from "./site/pages.ts";

/** One static subtree per language, so that an unknown address is nobody's home page. */
function sitePages(language: Language) {
  const pageRoute = ({ name, path, module }: PublicPage) => {
    const options = { id: `${language}/${name}` };
    return path === "/" ? index(module, options) : route(path.slice(1), module, options);
  };
  return layout("site/layout.tsx", { id: `${language}/layout` }, [
    ...publicPages.map(pageRoute),
    route("contact/quick-price/start", "site/quick-price/start.ts", { id: `${language}/quick-price/start` }),
    route("contact/receipt", "site/receipt/page.tsx", { id: `${language}/receipt` }),
    route("say", "site/say/page.tsx", { id: `${language}/say` }),
    route("contact/quick-price", "site/quick-price/page.tsx", { id: `${language}/quick-price` }),
    route("*", "site/not-found/page.tsx", { id: `${language}/not-found` }),
  ]);
}

const siteRoutes = languages.flatMap(({ code, prefix: path }) =>
  path === "" ? [sitePages(code)] : prefix(path.slice(1), [sitePages(code)]),
);

const searchRoutes = [
  route("sitemap.xml", "site/search/sitemap.ts"),
  route("robots.txt", "site/search/robots.ts"),
  ...languages.flatMap(({ code, prefix: path }) => [
    route(`${path}/feed.xml`.slice(1), "site/search/feed.ts", { id: `${code}/feed` }),
    route(`${path}/llms.txt`.slice(1), "site/search/llms.ts", { id: `${code}/llms` }),
  ]),
];

const paintingPicture = route("paint/picture.jpeg", "site/paint/picture.ts");

const sharePicture = route("share/:file", "site/search/share/picture.ts");

const formToken = route("contact/form-token", "site/contact/form-token.ts");

export default [
  ...adminRoutes,
  ...searchRoutes,
  paintingPicture,
  sharePicture,
  formToken,
  ...siteRoutes,
] satisfies RouteConfig;
