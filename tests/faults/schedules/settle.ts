import { mailBrake } from "#domain/enquiries/mail-brake.ts";
import { countRows } from "#platform/database/queries.ts";
import { restFromMails } from "#tests/support/several-servers.ts";
import type { Attempt } from "./operations/attempts.ts";
import { newEnquiry, sendEnquiry } from "./operations/enquiries.ts";
import type { Stage } from "./operations/stage.ts";
import { until } from "./until.ts";
import type { World } from "./world/world.ts";

export async function acknowledgeAll(unanswered: readonly Attempt[]): Promise<void> {
  const left = new Set(unanswered);
  await until(
    async () => {
      for (const attempt of left) if (await attempt.carryOut()) left.delete(attempt);
      return left.size === 0;
    },
    () => `Never acknowledged with all faults over: ${[...left].map(({ name }) => name).join(", ")}.`,
  );
}

const looks = 5;

export async function mailAll({ servers, openData }: World, stage: Stage, label: string): Promise<void> {
  await using data = await openData();
  const { db } = data.database;
  const waiting = db.selectFrom("enquiry_outbox").where("state", "=", "waiting");

  async function letTimePass(round: number): Promise<void> {
    await restFromMails(db, mailBrake.within);
    await db
      .updateTable("enquiry_outbox")
      .set({ next_attempt_at: new Date().toISOString() })
      .where("state", "=", "waiting")
      // At first a mail that is claimed is being sent; later whoever claimed it was killed.
      .$if(round === 0, (query) => query.where("claim", "is", null))
      .execute();
    await Promise.all(
      servers.map((_, number) =>
        sendEnquiry(stage, [number], newEnquiry(stage, `${label}r${round}n${number}x`)),
      ),
    );
  }

  await until(
    async (round) => {
      if (round % looks === 0) await letTimePass(round);
      return (await countRows(waiting)) === 0;
    },
    () => "With all faults over there were still mails to be sent.",
  );
}
