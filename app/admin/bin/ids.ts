import { servicesContext } from "#app/context.server.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/ids";
import { readBinQuery } from "./list-address.ts";

/** Answers `{ ids }`, so that a question can name exactly those. */
export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  try {
    return Response.json({
      ids: await context.get(servicesContext).bin.ids(readBinQuery(url.searchParams).kind),
    });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
