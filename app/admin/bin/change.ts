import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import type { BinCounts } from "#domain/bin/bin.ts";
import { binKinds } from "#domain/bin/bin-kinds.ts";
import { nameIn } from "#domain/gallery/names/names.ts";
import { type AdminText, adminTextContext, counted } from "../kit/page/admin-text.ts";
import { chunkSize } from "../kit/page/chunks.ts";
import { answerSentJson } from "../kit/session/json-answer.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { isPasswordDue, passwordFirst } from "../kit/session/recent-password.server.ts";
import type { Route } from "./+types/change";

const changeSchema = z.object({
  intent: z.enum(["restore", "delete"]),
  ids: z.array(z.uuid()).min(1).max(chunkSize),
});

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const text = context.get(adminTextContext);
  const wanted = { schema: changeSchema, unreadable: text.bin.badList };
  return answerSentJson(call, wanted, async ({ intent, ids }) => {
    if (intent === "delete" && isPasswordDue(context)) return passwordFirst(context);
    const { counts, taken } = await changeBin(context, intent, ids);
    const changed = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const kind = intent === "restore" ? "restored from the bin" : "deleted for good";
    if (changed > 0) await logActivity(context, kind, detailOf(text, counts));
    return { changed, taken: taken.map((names) => nameIn(text.language, names)) };
  });
}

async function changeBin(context: Route.ActionArgs["context"], intent: "restore" | "delete", ids: string[]) {
  const { bin } = context.get(servicesContext);
  if (intent === "delete") return { counts: await bin.removeForGood(ids), taken: [] };
  const { restored, taken } = await bin.restore(ids);
  return { counts: restored, taken };
}

function detailOf({ activity }: AdminText, counts: BinCounts): string {
  const kinds = binKinds.filter((kind) => counts[kind] > 0);
  return kinds.map((kind) => counted(activity.details.binned[kind], counts[kind])).join(", ");
}
