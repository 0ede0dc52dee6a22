import { publicPaths } from "#tests/support/public-paths.ts";

export const pageOfEachLayout = publicPaths().filter(
  (path) => !/^\/services\/(?!denting$|body-building)|^\/services\/body-building\/(?!food-van$)/.test(path),
);
