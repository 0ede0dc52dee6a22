import { redirect } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { enquiriesAddress, enquiriesPath, readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { answerSealedSearch } from "../kit/list/answer-sealed-search.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/search";

export function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  throw redirect(enquiriesPath, 303);
}

export function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { enquiries } = context.get(servicesContext);
  return answerSealedSearch(request, enquiries.sealSearch, (sealed, fields) => {
    const { inquiry, state } = readEnquiriesQuery(fields);
    return enquiriesAddress({ sealed, inquiry, state });
  });
}
