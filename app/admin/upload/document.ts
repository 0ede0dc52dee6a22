import { servicesContext } from "#app/context.server.ts";
import { documentLimit } from "#domain/site-pictures/documents.ts";
import { withTemporaryFile } from "#platform/temporary-upload.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/document";

/** The body is one PDF. Answers `{ name }` or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { pictures: text, upload } = context.get(adminTextContext);
  if (request.body === null) return refusal(422, text.document.noPdf);
  try {
    const arrival = await withTemporaryFile(request.body, documentLimit.bytes, (path) =>
      context.get(servicesContext).sitePictures.receiveDocument(path),
    );
    if (!arrival.ok) {
      return arrival.refusal === "too large"
        ? refusal(413, text.document.tooLarge)
        : refusal(400, upload.failures.brokenOff);
    }
    const received = arrival.value;
    if (received.ok) return Response.json({ name: received.value });
    return refusal(422, received.refusal === "no PDF" ? text.document.noPdf : text.document.damaged);
  } catch (error) {
    return Response.json(faultAnswer(context, error, upload.failures.notReceived), { status: 500 });
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
