import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import { photographLimits } from "#domain/gallery/uploads/photograph-rules.ts";
import { withTemporaryFile } from "#platform/temporary-upload.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/picture";

const querySchema = z.object({
  role: z.enum(["before", "after", "main"]),
  index: z.coerce.number().int().min(0).max(9999),
  name: z.string().max(255),
  key: z.uuid().exactOptional(),
});

/** The body is one photograph. Answers `{ url }`, the same for the same key, or `{ message }`. */
export async function action({ request, url, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const text = context.get(adminTextContext).upload;
  const { failures } = text;
  const userAgent = request.headers.get("User-Agent") ?? "";
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return refusal(400, failures.unknownPlace);
  if (request.body === null) return refusal(422, photographProblem(text, { kind: "empty" }, userAgent));
  const { role, index, name: originalName, key } = query.data;
  const sent = { role, index, originalName, ...(key === undefined ? {} : { uploadKey: key }) };
  try {
    const arrival = await withTemporaryFile(request.body, photographLimits.bytes, (path) =>
      context.get(servicesContext).pictures.receive({ path, ...sent }),
    );
    if (!arrival.ok) {
      return arrival.refusal === "too large"
        ? refusal(413, photographProblem(text, { kind: "too many bytes" }, userAgent))
        : refusal(400, failures.brokenOff);
    }
    const received = arrival.value;
    if (!received.ok) {
      const { refusal: why } = received;
      return why.reason === "invalid"
        ? refusal(422, photographProblem(text, why.fault, userAgent))
        : refusal(409, text.photograph.keyTaken);
    }
    return Response.json({ url: received.value.url });
  } catch (error) {
    return Response.json(faultAnswer(context, error, failures.notReceived), { status: 500 });
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
