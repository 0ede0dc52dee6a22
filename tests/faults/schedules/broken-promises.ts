import { sql } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import { idIn } from "../../support/enquiry-server.ts";
import type { TakenMail } from "../../support/mail-server.ts";
import type { LedgerEnquiry } from "./ledger.ts";
import type { Stage } from "./stage.ts";
import type { World } from "./world.ts";

/** What does not hold although everything has been acknowledged and mailed, as sentences. */
export async function brokenPromises(world: World, { client, ledger }: Stage): Promise<string[]> {
  await using data = await world.openData();
  return [
    ...client.forbidden,
    ...ledger.surprises.splice(0),
    ...world.deaths.splice(0).map((how) => `A server ended by itself: ${how}.`),
    ...(await brokenEnquiries(data.database, ledger.enquiries)),
    ...(await brokenMails(data.database, world.mailServer.taken)),
    ...(await brokenDatabase(data.database)),
  ];
}

async function brokenEnquiries({ db }: OpenDatabase, enquiries: readonly LedgerEnquiry[]): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["name", "email", "phone", "message", "state"])
    .execute();
  const byName = Map.groupBy(rows, ({ name }) => name);
  return enquiries.flatMap((enquiry) => {
    const { words, state, isAcknowledged, deletion } = enquiry;
    const stored = byName.get(words.name) ?? [];
    const expected = deletion === "acknowledged" ? 0 : 1;
    const isThere = stored.length === expected || (!isAcknowledged && stored.length === 0);
    const isAsSent = stored.every((row) => JSON.stringify(row) === JSON.stringify({ ...words, state }));
    return isThere && isAsSent ? [] : [`${JSON.stringify(enquiry)} is stored as ${JSON.stringify(stored)}.`];
  });
}

async function brokenMails({ db }: OpenDatabase, taken: readonly TakenMail[]): Promise<string[]> {
  const mails = Map.groupBy(taken, ({ messageId }) => idIn(messageId));
  const enquiries = await db.selectFrom("enquiries").select(["id", "name"]).execute();
  const unmailed = enquiries.filter(({ id }) => !mails.has(id));
  const different = [...mails].filter(([, copies]) => new Set(copies.map(wordsOf)).size > 1);
  return [
    ...unmailed.map(({ name }) => `The enquiry of ${name} was never mailed.`),
    ...different.map(([id]) => `The enquiry ${id} was mailed with different words.`),
  ];
}

/** A mail without what is new at each sending: its date and the marks between its parts. */
function wordsOf({ source, to }: TakenMail): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? "\n";
  return [to, source.replaceAll(boundary, "").replace(/^Date: .*$/m, "")].join("\n");
}

async function brokenDatabase({ db, engine }: OpenDatabase): Promise<string[]> {
  if (engine !== "sqlite") return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = rows.map((row) => row.integrity_check).filter((finding) => finding !== "ok");
  return found.map((finding) => `integrity_check: ${finding}`);
}
