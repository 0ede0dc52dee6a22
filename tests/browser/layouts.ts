import { publicPaths } from "#app/site/pages.ts";

export const pageOfEachLayout = publicPaths().filter(
  (path) => !/^\/services\/(?!denting$|body-building)|^\/services\/body-building\/(?!food-van$)/.test(path),
);
