import { siteFactsContext } from "#app/context.server.ts";
import { languageOfPath } from "#app/language/paths.ts";
import type { Route } from "./+types/llms";
import { writeLlmsText } from "./llms.server.ts";

export function loader({ context, url }: Route.LoaderArgs): Response {
  const text = writeLlmsText(url.origin, languageOfPath(url.pathname), context.get(siteFactsContext));
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
