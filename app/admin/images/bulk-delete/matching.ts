import { servicesContext } from "#app/context.server.ts";
import { faultAnswer } from "../../layout/fault-answer.server.ts";
import { signedInAdministrator } from "../../session/guard.server.ts";
import { knownQuery } from "../known-query.server.ts";
import type { Route } from "./+types/matching";

/** Answers `{ ids }`, so that a question can name exactly those. */
export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  try {
    const { query } = await knownQuery(context, url);
    return Response.json({ ids: await context.get(servicesContext).gallery.matchingIds(query) });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
