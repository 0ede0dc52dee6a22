import { servicesContext } from "#app/context.server.ts";
import { documentLimit } from "#domain/site-pictures/pdf-files.ts";
import { withTemporaryFile } from "#platform/temporary-upload.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { answerJson, refusal } from "../kit/session/json-answer.server.ts";
import type { Route } from "./+types/document";

export function action({ request: { body }, context }: Route.ActionArgs) {
  const { pictures: text, upload } = context.get(adminTextContext);
  async function receive() {
    if (body === null) return refusal(422, text.document.noPdf);
    const arrival = await withTemporaryFile(body, documentLimit.bytes, (path) =>
      context.get(servicesContext).sitePictures.receiveDocument(path),
    );
    if (!arrival.ok) {
      return arrival.refusal === "too large"
        ? refusal(413, text.document.tooLarge)
        : refusal(400, upload.failures.brokenOff);
    }
    const received = arrival.value;
    if (received.ok) return { name: received.value };
    return refusal(422, received.refusal === "no PDF" ? text.document.noPdf : text.document.damaged);
  }
  return answerJson(context, receive, upload.failures.notReceived);
}
