import { servicesContext } from "#app/context.server.ts";
import { serviceNaming } from "../kit/list/service-naming.server.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { csvHeaders, csvStream } from "../kit/page/csv-answer.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { isPasswordDue, leadToPassword, passwordFirst } from "../kit/session/recent-password.server.ts";
import type { Route } from "./+types/export";
import { enquiryFilter } from "./enquiry-filter.server.ts";

/** Under the guard of pages, so who is signed out can sign in. */
export async function loader(call: Route.LoaderArgs) {
  const { url, context, request } = call;
  signedInAdministrator(context);
  if (isPasswordDue(context)) {
    leadToPassword(call);
    return passwordFirst(context);
  }
  const headers = csvHeaders("enquiries");
  if (request.method !== "GET") return new Response(null, { headers });
  const { enquiries: words } = context.get(adminTextContext);
  const { enquiries } = context.get(servicesContext);
  const rows = enquiries.exportCsv(enquiryFilter(context, url), words, await serviceNaming(context));
  const answer = new Response(await csvStream(context, rows), { headers });
  await logActivity(context, "enquiries exported");
  return answer;
}
