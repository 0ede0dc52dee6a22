import { publicPaths } from "#app/site/pages.ts";

/** A page of each layout: services are laid out alike, and so are body types. */
export const pageOfEachLayout = publicPaths().filter(
  (path) => !/^\/services\/(?!denting$|body-building)|^\/services\/body-building\/(?!food-van$)/.test(path),
);
