import type { Kysely } from "kysely";
import { minute } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";

/** More than `mostAlone` are gathered into one mail a minute. */
export const mailBrake = { mostAlone: 30, within: 10 * minute, pause: minute, mostTogether: 100 };

/** `together`: one mail for all. `wait`: until a minute has passed. */
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
