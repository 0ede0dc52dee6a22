import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { photographLimits, photographRefusal } from "#domain/gallery/uploads/photograph-rules.ts";
import { withTemporaryFile } from "#platform/temporary-upload.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/picture";

const placeSchema = z.object({
  role: z.enum(["before", "after", "main"]),
  index: z.coerce.number().int().min(0).max(9999),
  name: z.string().max(255),
  key: z.uuid().exactOptional(),
});

/**
 * Takes one photograph as the raw body of the request; answers `{ url }`, or `{ message }` and why not. Sent again
 * under the same key, the answer is the same.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const place = placeSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!place.success) return answer(400, "The address does not say what the picture is for.");
  if (request.body === null) return answer(422, photographRefusal({ kind: "empty" }));
  const { role, index, name: originalName, key } = place.data;
  const sent = { role, index, originalName, ...(key === undefined ? {} : { uploadKey: key }) };
  try {
    const arrival = await withTemporaryFile(request.body, photographLimits.bytes, (path) =>
      context.get(servicesContext).pictures.receive({ path, ...sent }),
    );
    if (!arrival.ok) {
      return arrival.refusal === "too large"
        ? answer(413, photographRefusal({ kind: "too many bytes" }))
        : answer(400, "The picture did not arrive completely. Please try again.");
    }
    const received = arrival.value;
    if (!received.ok) {
      return answer(received.refusal.reason === "invalid" ? 422 : 409, received.refusal.message);
    }
    return Response.json({ url: received.value.url });
  } catch (error) {
    const sentence = "The server could not store the picture. Please try again.";
    return Response.json(noteFault(context, error, sentence), { status: 500 });
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
