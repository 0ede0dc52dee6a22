import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import { chosenHash } from "#domain/gallery/uploads/new-images-schema.ts";
import { photographLimits } from "#domain/gallery/uploads/upload-rules.ts";
import { withTemporaryFile } from "#platform/temporary-upload.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { answerJson, refusal } from "../kit/session/json-answer.server.ts";
import type { Route } from "./+types/picture";

const querySchema = z.object({
  role: z.enum(["before", "after", "main"]),
  index: z.coerce.number().int().min(0).max(9999),
  name: z.string().max(255),
  key: z.uuid().exactOptional(),
  chosen: chosenHash.exactOptional(),
});

export function action({ request: { body, headers }, url, context }: Route.ActionArgs) {
  const text = context.get(adminTextContext).upload;
  const { failures } = text;
  const userAgent = headers.get("User-Agent") ?? "";
  async function receive() {
    const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) return refusal(400, failures.unknownPlace);
    if (body === null) return refusal(422, photographProblem(text, { kind: "empty" }, userAgent));
    const { role, index, name: originalName, key, chosen } = query.data;
    const sent = {
      ...{ role, index, originalName },
      ...(key === undefined ? {} : { uploadKey: key }),
      ...(chosen === undefined ? {} : { chosenHash: chosen }),
    };
    const arrival = await withTemporaryFile(body, photographLimits.bytes, (path) =>
      context.get(servicesContext).pictures.receive({ path, ...sent }),
    );
    if (!arrival.ok) {
      return arrival.refusal === "too large"
        ? refusal(413, photographProblem(text, { kind: "too many bytes" }, userAgent))
        : refusal(400, failures.brokenOff);
    }
    const received = arrival.value;
    if (received.ok) return { url: received.value.url };
    const { refusal: why } = received;
    return why.reason === "invalid"
      ? refusal(422, photographProblem(text, why.fault, userAgent))
      : refusal(409, text.photograph.keyTaken);
  }
  return answerJson(context, receive, failures.notReceived);
}
