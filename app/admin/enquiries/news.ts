import { servicesContext } from "#app/context.server.ts";
import { answerJson } from "../layout/json-answer.server.ts";
import type { Route } from "./+types/news";

/** Answers `{ mark }`, so that an open page hears of new enquiries. */
export function loader({ context }: Route.LoaderArgs) {
  return answerJson(context, async () => {
    const { mark } = await context.get(servicesContext).enquiries.news();
    return { mark };
  });
}
