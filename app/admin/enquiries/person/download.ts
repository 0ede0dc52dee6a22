import { Readable } from "node:stream";
import { servicesContext } from "#app/context.server.ts";
import { personArchive } from "#domain/enquiries/person-archive.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { rowId } from "#domain/values/row-id.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { isPasswordDue, leadToPassword, passwordFirst } from "../../kit/session/recent-password.server.ts";
import type { Route } from "./+types/download";

/** Under the guard of pages, so who is signed out can sign in. */
export async function loader(call: Route.LoaderArgs) {
  const { context, params, request, url } = call;
  signedInAdministrator(context);
  if (isPasswordDue(context)) {
    leadToPassword(call);
    return passwordFirst(context);
  }
  const { enquiries } = context.get(servicesContext);
  const person = { enquiryId: params.id, withEmail: url.searchParams.has("email") };
  const stored = rowId.test(params.id) ? await enquiries.personalData(person) : null;
  if (stored === null) return new Response("There is no such enquiry.\n", { status: 404 });
  const headers = {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="person-${indianDay(new Date())}.zip"`,
  };
  if (request.method !== "GET") return new Response(null, { headers });
  await logActivity(context, "enquiry person exported");
  const { phone = "" } = stored.enquiries.find(({ id }) => id === params.id) ?? {};
  const archive = new Readable().wrap(personArchive(enquiries, phone, stored));
  return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, { headers });
}
