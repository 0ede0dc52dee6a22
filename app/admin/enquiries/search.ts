import { redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { enquiriesAddress, enquiriesPath, readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { longestSearch } from "../kit/list/list-query.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/search";

const searchSchema = z.object({ search: z.string().trim().max(longestSearch) });

export function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  throw redirect(enquiriesPath, 303);
}

export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const fields = await readForm(request);
  const { search } = searchSchema.catch({ search: "" }).parse(fields);
  const sealed = search === "" ? "" : context.get(servicesContext).enquiries.sealSearch(search);
  if (request.headers.get("Accept") === "application/json") return Response.json({ sealed });
  const { inquiry, state } = readEnquiriesQuery(new URLSearchParams(fields));
  throw redirect(enquiriesAddress({ sealed, inquiry, state }), 303);
}
