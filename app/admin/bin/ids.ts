import { servicesContext } from "#app/context.server.ts";
import { answerJson } from "../layout/json-answer.server.ts";
import type { Route } from "./+types/ids";
import { readBinQuery } from "./list-address.ts";

/** Answers `{ ids }`, so that a question can name exactly those. */
export function loader({ url, context }: Route.LoaderArgs) {
  return answerJson(context, async () => ({
    ids: await context.get(servicesContext).bin.ids(readBinQuery(url.searchParams).kind),
  }));
}
