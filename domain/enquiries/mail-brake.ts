import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** Milliseconds. */
const minute = 60 * 1000;

/** Beyond so many enquiries mailed in ten minutes the next are gathered: one mail a minute, with a hundred at most. */
export const mailBrake = { mostAlone: 30, within: 10 * minute, pause: minute, mostTogether: 100 };

/** `alone`: one mail for each. `together`: one for all that is due. `wait`: that has been sent within the last minute. */
export async function mailPace(
  db: Kysely<Database>,
  now: Date,
  mostAlone: number,
): Promise<"alone" | "together" | "wait"> {
  const since = new Date(now.getTime() - mailBrake.within).toISOString();
  const { sent, last } = await db
    .selectFrom("enquiry_outbox")
    .select((eb) => [eb.fn.countAll().as("sent"), eb.fn.max<string | null>("sent_at").as("last")])
    .where("state", "=", "sent")
    .where("sent_at", ">", since)
    .where("sent_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  if (Number(sent) < mostAlone || last === null) return "alone";
  return now.getTime() - Date.parse(last) < mailBrake.pause ? "wait" : "together";
}
