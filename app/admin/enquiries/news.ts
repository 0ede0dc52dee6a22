import { servicesContext } from "#app/context.server.ts";
import { answerJson } from "../kit/session/json-answer.server.ts";
import type { Route } from "./+types/news";
import { newsWith } from "./news-mark.ts";

export function loader({ context }: Route.LoaderArgs) {
  return answerJson(context, async () => {
    const { enquiries, outages } = context.get(servicesContext);
    const { mark } = newsWith(...(await Promise.all([enquiries.news(), outages.all()])));
    return { mark };
  });
}
