import { servicesContext } from "#app/context.server.ts";
import { readBinQuery } from "../kit/addresses/bin.ts";
import { answerJson } from "../kit/session/json-answer.server.ts";
import type { Route } from "./+types/ids";

export function loader({ url, context }: Route.LoaderArgs) {
  return answerJson(context, async () => ({
    ids: await context.get(servicesContext).bin.ids(readBinQuery(url.searchParams)),
  }));
}
