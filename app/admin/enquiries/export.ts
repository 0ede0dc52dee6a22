import { servicesContext } from "#app/context.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/export";
import { csvAnswer } from "./csv-answer.server.ts";
import { readAskedEnquiries } from "./list-address.ts";

/** The filtered list as a file. Under the guard of pages: a link leads here, so who is signed out can sign in. */
export async function loader({ url, context, request }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const pieces = context.get(servicesContext).enquiries.exportCsv(readAskedEnquiries(url.searchParams));
  const answer = await csvAnswer(context, pieces);
  if (request.method === "GET") await logActivity(context, "enquiries exported");
  return answer;
}
