import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { serviceNaming } from "../kit/list/service-naming.server.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { isPasswordDue, leadToPassword, passwordFirst } from "../kit/session/recent-password.server.ts";
import type { Route } from "./+types/export";
import { enquiryFilter } from "./enquiry-filter.server.ts";

/** Under the guard of pages: a link leads here, so who is signed out can sign in. */
export async function loader(call: Route.LoaderArgs) {
  const { url, context, request } = call;
  signedInAdministrator(context);
  if (isPasswordDue(context)) {
    leadToPassword(call);
    return passwordFirst(context);
  }
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="enquiries-${indianDay(new Date())}.csv"`,
  };
  if (request.method !== "GET") return new Response(null, { headers });
  const { enquiries: words } = context.get(adminTextContext);
  const { enquiries } = context.get(servicesContext);
  const rows = enquiries.exportCsv(enquiryFilter(context, url), words, await serviceNaming(context));
  const answer = new Response(await csvStream(context, rows), { headers });
  await logActivity(context, "enquiries exported");
  return answer;
}

/** Heading and first rows are read before the answer begins, so that a broken database is an error, not a short file. */
async function csvStream(
  context: Readonly<RouterContextProvider>,
  rows: AsyncIterable<string>,
): Promise<ReadableStream<Uint8Array>> {
  const { reportFault } = context.get(requestContext);
  const reading = rows[Symbol.asyncIterator]();
  const begun = [await reading.next(), await reading.next()];
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = begun.shift() ?? (await reading.next());
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        reportFault(error);
        controller.error(error);
      }
    },
    async cancel() {
      await reading.return?.();
    },
  });
}
