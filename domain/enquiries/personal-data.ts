import type { Selectable, Transaction } from "kysely";
import { jobsOfPerson, removeJobsOfPerson } from "#domain/jobs/jobs.ts";
import { withdrawItemsIn } from "#domain/site-texts/site-texts.ts";
import { readEmail } from "#domain/values/email-address.ts";
import { phoneKeys } from "#domain/values/read-phones.ts";
import { type BinRow, mainRowOf } from "#platform/database/bin-rows.ts";
import type { EnquiriesTable } from "#platform/database/enquiry-schema.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Enquiry, PersonalCounts, PersonalData } from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf } from "./enquiry-rows.ts";
import { countedColumns, countedRow, noteRemoved } from "./enquiry-sums.ts";
import { headIds } from "./merged-ids.ts";
import type { EnquiryPhotographs } from "./photographs/enquiry-photographs.ts";
import { restoreEnquiries } from "./restore-enquiries.ts";
import { foldEmail } from "./search-text.ts";
import { rewriteSearch } from "./searched-enquiries.ts";

/** A number or address as typed, or an enquiry's sender. */
export type Person = string | { enquiryId: string; withEmail: boolean };

interface Identity {
  email: string | null;
  phones: readonly string[];
}

type IdentifyingCells = Pick<Selectable<EnquiriesTable>, "folded_email" | "phone" | "phone_typed">;

/** Also from the bin; null where there is no person. */
export async function findPerson({ db }: OpenDatabase, person: Person): Promise<PersonalData | null> {
  const identity = await identityOf(db, person);
  if (identity === null) return null;
  const trx = await db.startTransaction().execute();
  try {
    return await gather(trx, identity);
  } finally {
    await trx.rollback().execute();
  }
}

/** Answers what it removed. Throws where traces stay in the database's files. */
export async function erasePerson(
  database: OpenDatabase,
  photographs: Pick<EnquiryPhotographs, "removeOf">,
  person: Person,
): Promise<PersonalData | null> {
  const identity = await identityOf(database.db, person);
  if (identity === null) return null;
  const stored = await database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const gathered = await gather(trx, identity);
    const all = gathered.enquiries.map(({ id }) => id);
    const heads = await headIds(trx, all);
    for (const ids of inChunks(all)) await trx.deleteFrom("enquiries").where("id", "in", ids).execute();
    await rewriteSearch(trx, heads);
    await noteRemoved(trx, gathered.enquiries, 1);
    await withdrawItemsIn(trx, database.revision, "testimonials", all);
    await removeJobsOfPerson(trx, gathered.jobs);
    return gathered;
  });
  try {
    await photographs.removeOf(stored.enquiries.map(({ id }) => id));
  } finally {
    for (const table of ["enquiries", "jobs", "bin", "documents", "site_text_changes"] as const)
      await database.rewrite(table);
  }
  return stored;
}

/** Named by enquiry, without those whose files are lost. */
export async function* photographsWith(
  photographs: Pick<EnquiryPhotographs, "list" | "stored">,
  { enquiries }: PersonalData,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (const { id } of enquiries) {
    for (const [place, photograph] of (await photographs.list(id)).entries()) {
      const bytes = await photographs.stored(photograph.id);
      if (bytes !== null) yield { name: `${id}-${place + 1}.jpg`, bytes };
    }
  }
}

async function gather(trx: Transaction<Database>, identity: Identity): Promise<PersonalData> {
  const { enquiries, inBin } = await gatherEnquiries(trx, identity);
  const enquiryIds = enquiries.map(({ id }) => id);
  const hasPhone = (phone: string) => isPhoneOf(identity.phones, phone);
  return { enquiries, inBin, jobs: await jobsOfPerson(trx, { enquiryIds, hasPhone }) };
}

async function gatherEnquiries(trx: Transaction<Database>, identity: Identity) {
  const all = await trx.selectFrom("bin").selectAll().where("kind", "=", "enquiries").execute();
  const binned = all.filter((entry) => isOf(identity, cellsOf(mainRowOf(entry))));
  await restoreEnquiries(trx, binned);
  const ids = await idsOf(trx, identity);
  const found: Enquiry[] = [];
  for (const chunk of inChunks(ids)) {
    const rows = await enquiriesWithMail(trx).where("enquiries.id", "in", chunk).execute();
    found.push(...rows.map(enquiryOf));
  }
  const enquiries = found.toSorted(
    (one, other) => compare(one.createdAt, other.createdAt) || compare(one.id, other.id),
  );
  return { enquiries, inBin: binned.length };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

async function idsOf(trx: Transaction<Database>, identity: Identity): Promise<string[]> {
  const rows = await trx
    .selectFrom("enquiries")
    .select(["id", "folded_email", "phone", "phone_typed"])
    .where((eb) =>
      eb.or([
        ...(identity.email === null ? [] : [eb("folded_email", "=", identity.email)]),
        ...(identity.phones.length === 0
          ? []
          : [
              eb("phone", "in", identity.phones),
              eb("phone", "not like", "+%"),
              eb("phone_typed", "is not", null),
            ]),
      ]),
    )
    .execute();
  return rows.filter((row) => isOf(identity, row)).map(({ id }) => id);
}

function isOf(identity: Identity, { folded_email, phone, phone_typed }: IdentifyingCells): boolean {
  if (identity.email !== null && folded_email === identity.email) return true;
  return identity.phones.includes(phone) || isPhoneOf(identity.phones, phone_typed ?? phone);
}

function isPhoneOf(phones: readonly string[], typed: string): boolean {
  const keys = phoneKeys(typed);
  return phones.some((one) => keys.includes(one));
}

function cellsOf({ folded_email, phone, phone_typed }: BinRow): IdentifyingCells {
  const typed = typeof phone_typed === "string" ? phone_typed : null;
  return { folded_email: String(folded_email), phone: String(phone), phone_typed: typed };
}

/** Also from the bin and the files. Answers how many. */
export async function purgeEnquiries(database: OpenDatabase, deadline: Date): Promise<number> {
  const { db } = database;
  const oldest = deadline.toISOString();
  const listed = await db.transaction().execute(async (trx) => {
    const gone = trx.deleteFrom("enquiries").where("created_at", "<", oldest);
    const rows = await gone.returning(countedColumns).execute();
    await noteRemoved(trx, rows.map(countedRow), 1);
    await trx.deleteFrom("webhook_outbox").where("queued_at", "<", oldest).execute();
    await rewriteSearch(
      trx,
      rows.flatMap(({ merged_into }) => merged_into ?? []),
    );
    return rows.length;
  });
  const binned = db.deleteFrom("bin").where("kind", "=", "enquiries").where("created_at", "<", oldest);
  const { numDeletedRows } = await binned.executeTakeFirstOrThrow();
  await database.truncateJournal();
  return listed + Number(numDeletedRows);
}

async function identityOf(db: OpenDatabase["db"], person: Person): Promise<Identity | null> {
  if (typeof person === "string") {
    const email = readEmail(person.trim());
    if (email !== null) return { email: foldEmail(email), phones: [] };
    const phones = phoneKeys(person);
    return phones.length === 0 ? null : { email: null, phones };
  }
  const row = await db
    .selectFrom("enquiries")
    .select(["folded_email", "phone", "phone_typed"])
    .where("id", "=", person.enquiryId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { folded_email, phone, phone_typed } = row;
  const email = person.withEmail && folded_email !== "" ? folded_email : null;
  return { email, phones: [phone, ...phoneKeys(phone_typed ?? phone)] };
}

/** How much of each there is. */
export function countPersonalData({ enquiries, inBin, jobs }: PersonalData): PersonalCounts {
  const count = (isCounted: (enquiry: Enquiry) => boolean) => enquiries.filter(isCounted).length;
  return {
    enquiries: enquiries.length,
    inBin,
    photographs: enquiries.reduce((sum, { photographs }) => sum + photographs, 0),
    notes: count(({ note }) => note !== ""),
    amounts: count(({ quoted, won }) => quoted !== null || won !== null),
    lines: count(({ line }) => line !== null),
    mails: count(({ mail }) => mail.state === "waiting"),
    jobs: jobs.length,
  };
}
