import { z } from "zod";
import type { LedgerEnquiry, LedgerImage, Place } from "./ledger.ts";
import { isDone, postJson, type Stage } from "./stage.ts";

type Binned = LedgerEnquiry | LedgerImage;

const changes = {
  restore: { asked: "restoring", done: "list" },
  delete: { asked: "removing", done: "gone" },
} as const satisfies Record<string, Record<"asked" | "done", Place>>;

const answered = z.object({ changed: z.number(), taken: z.tuple([]) });

export async function changeInBin(
  stage: Stage,
  server: number,
  thing: Binned,
  intent: keyof typeof changes,
): Promise<boolean> {
  const { asked, done } = changes[intent];
  const mayBeDone = thing.place === asked;
  thing.place = asked;
  const answer = await postJson(stage, server, "/admin/bin/change", { intent, ids: [thing.id] });
  if (!isDone(stage, answer, 200)) return false;
  thing.place = done;
  const { changed } = answered.parse(JSON.parse(answer.text));
  if (changed === 0 && !mayBeDone) stage.ledger.surprises.push(`${thing.label} was not in the bin.`);
  return true;
}
