import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { FactWarning } from "./fact-warnings.ts";
import type { Facts } from "./facts.ts";

type Tell = (ending: FactWarning) => Promise<boolean>;

/** Once for each last day, from 60 days before. Failures are tried again. */
export async function tellOfCertificate(
  parts: { database: Pick<OpenDatabase, "db">; facts: Pick<Facts, "warnings">; clock: Clock },
  tell: Tell,
): Promise<number> {
  const { db } = parts.database;
  const ending = (await parts.facts.warnings()).find(({ section }) => section === "certificate");
  const valid_until = ending?.values.day;
  if (ending === undefined || valid_until === undefined) return 0;
  const claim = await db
    .insertInto("certificate_notices")
    .values({ valid_until, told_at: parts.clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(claim.numInsertedOrUpdatedRows ?? 0) === 0) return 0;
  let isTold = false;
  try {
    isTold = await tell(ending);
  } finally {
    if (!isTold) await db.deleteFrom("certificate_notices").where("valid_until", "=", valid_until).execute();
  }
  return isTold ? 1 : 0;
}
