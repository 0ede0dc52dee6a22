import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { photographLimits, photographRefusal } from "#domain/gallery/uploads/photograph-rules.ts";
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
  const text = context.get(adminTextContext).upload.failures;
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return refusal(400, text.unknownPlace);
  if (request.body === null) return refusal(422, photographRefusal({ kind: "empty" }));
  const { role, index, name: originalName, key } = query.data;
  const sent = { role, index, originalName, ...(key === undefined ? {} : { uploadKey: key }) };
  try {
    const arrival = await withTemporaryFile(request.body, photographLimits.bytes, (path) =>
      context.get(servicesContext).pictures.receive({ path, ...sent }),
    );
    if (!arrival.ok) {
      return arrival.refusal === "too large"
        ? refusal(413, photographRefusal({ kind: "too many bytes" }))
        : refusal(400, text.brokenOff);
    }
    const received = arrival.value;
    if (!received.ok) {
      return refusal(received.refusal.reason === "invalid" ? 422 : 409, received.refusal.message);
    }
    return Response.json({ url: received.value.url });
  } catch (error) {
    return Response.json(faultAnswer(context, error, text.notReceived), { status: 500 });
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
