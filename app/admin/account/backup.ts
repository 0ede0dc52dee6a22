import { requestContext, servicesContext } from "#app/context.server.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { isPasswordDue, leadToPassword, passwordFirst } from "../kit/session/recent-password.server.ts";
import type { Route } from "./+types/backup";

export async function loader(call: Route.LoaderArgs) {
  const { context, request } = call;
  signedInAdministrator(context);
  if (isPasswordDue(context)) {
    leadToPassword(call);
    return passwordFirst(context);
  }
  const { backups } = context.get(servicesContext);
  if (request.method !== "GET" && backups.isFull()) return busy(context);
  const headers = {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="rathkar-${indianDay(new Date())}.zip"`,
  };
  if (request.method !== "GET") return new Response(null, { headers });
  const archive = backups.download();
  if (archive === null) return busy(context);
  await logActivity(context, "backup downloaded");
  return new Response(reported(archive, context.get(requestContext).reportFault), { headers });
}

function busy(context: Route.LoaderArgs["context"]): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "60" };
  return new Response(context.get(adminTextContext).account.backup.busy, { status: 503, headers });
}

/** The answer has begun, so a broken archive can only be logged. */
function reported(
  archive: ReadableStream<Uint8Array>,
  reportFault: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = archive.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        reportFault(error);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
