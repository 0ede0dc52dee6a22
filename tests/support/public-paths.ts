import { publicPaths as publicPathsIn } from "#app/site/pages.ts";
import { textsOf } from "#content/texts.server.ts";

export function publicPaths(): string[] {
  return publicPathsIn(textsOf("en"));
}
