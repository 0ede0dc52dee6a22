import { servicesContext } from "#app/context.server.ts";
import { faultAnswer } from "../../layout/fault-answer.server.ts";
import { readListQuery } from "../../list/list-query.ts";
import { signedInAdministrator } from "../../session/guard.server.ts";
import type { Route } from "./+types/matching";

/** Answers `{ ids }`, so that a question can name exactly those. */
export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { search } = readListQuery(url.searchParams);
  try {
    return Response.json({ ids: await context.get(servicesContext).gallery.matchingIds(search) });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
