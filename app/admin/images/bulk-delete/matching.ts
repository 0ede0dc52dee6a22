import { servicesContext } from "#app/context.server.ts";
import { answerJson } from "../../kit/session/json-answer.server.ts";
import { knownQuery } from "../known-query.server.ts";
import type { Route } from "./+types/matching";

export function loader({ url, context }: Route.LoaderArgs) {
  return answerJson(context, async () => {
    const { query } = await knownQuery(context, url);
    return { ids: await context.get(servicesContext).gallery.matchingIds(query) };
  });
}
