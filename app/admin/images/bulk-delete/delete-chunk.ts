import { z } from "zod";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { chunkSize } from "../../kit/page/chunks.ts";
import { deleteImages } from "../../kit/picture/delete-images.server.ts";
import { answerSentJson } from "../../kit/session/json-answer.server.ts";
import type { Route } from "./+types/delete-chunk";

const chunkSchema = z.object({ ids: z.array(z.uuid()).min(1).max(chunkSize), act: z.uuid().optional() });

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const unreadable = context.get(adminTextContext).images.bulkDelete.badList;
  return answerSentJson(call, { schema: chunkSchema, unreadable }, async ({ ids, act }) => ({
    removed: await deleteImages(context, ids, act),
  }));
}
