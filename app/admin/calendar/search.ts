import { redirect } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { calendarAddress, calendarPath, readCalendarQuery } from "../kit/addresses/jobs.ts";
import { answerSealedSearch } from "../kit/list/answer-sealed-search.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/search";

export function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  throw redirect(calendarPath, 303);
}

export function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { jobs } = context.get(servicesContext);
  return answerSealedSearch(request, jobs.sealSearch, (sealed, fields) =>
    calendarAddress({ sealed, shelf: readCalendarQuery(fields).shelf }),
  );
}
