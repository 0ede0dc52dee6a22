import { servicesContext } from "#app/context.server.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/waiting";

/** Answers `{ waiting }`, how many nobody has answered, so that an open page hears of new ones. */
export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  try {
    const counts = await context.get(servicesContext).enquiries.counts();
    return Response.json({ waiting: counts.new });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
