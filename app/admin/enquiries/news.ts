import { servicesContext } from "#app/context.server.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/news";

/** Answers `{ mark }`, so that an open page hears of new enquiries. */
export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  try {
    const { mark } = await context.get(servicesContext).enquiries.news();
    return Response.json({ mark });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
