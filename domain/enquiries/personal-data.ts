import type { Transaction } from "kysely";
import { mainRowOf } from "#domain/bin/bin-rows.ts";
import { restoreEntries } from "#domain/bin/restore.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inPortions } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Enquiry, PersonalData } from "./enquiry.ts";
import { readPhone } from "./enquiry-form.ts";
import { enquiriesWithMail, enquiryOf } from "./enquiry-rows.ts";
import { isEmailAddress } from "./enquiry-rules.ts";
import type { EnquiryPhotographs } from "./photographs/enquiry-photographs.ts";
import { foldEmail } from "./search-text.ts";

type Identity = { column: "folded_email" | "phone"; value: string };

/** Oldest first, also from the bin; null when `person` is neither a phone number nor an e-mail address. */
export async function findPerson({ db }: OpenDatabase, person: string): Promise<PersonalData | null> {
  const identity = identityOf(person.trim());
  if (identity === null) return null;
  const trx = await db.startTransaction().execute();
  try {
    return { enquiries: await gatherEnquiries(trx, identity) };
  } finally {
    // What is in the bin stays there.
    await trx.rollback().execute();
  }
}

/** Answers what it removed, also from the files of the database. Throws where those cannot be cleared: the rest is gone. */
export async function erasePerson(
  database: OpenDatabase,
  photographs: Pick<EnquiryPhotographs, "removeOf">,
  person: string,
): Promise<PersonalData | null> {
  const identity = identityOf(person.trim());
  if (identity === null) return null;
  const enquiries = await database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const gathered = await gatherEnquiries(trx, identity);
    for (const ids of inPortions(gathered.map(({ id }) => id))) {
      await trx.deleteFrom("enquiries").where("id", "in", ids).execute();
    }
    return gathered;
  });
  try {
    await photographs.removeOf(enquiries.map(({ id }) => id));
  } finally {
    for (const table of ["enquiries", "bin"] as const) await database.rewrite(table);
  }
  return { enquiries };
}

/** Of the enquiries, each under the number of its enquiry; one whose file is lost is left out. */
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

/** Takes those in the bin out of it first. */
async function gatherEnquiries(trx: Transaction<Database>, { column, value }: Identity): Promise<Enquiry[]> {
  const binned = await trx.selectFrom("bin").selectAll().where("kind", "=", "enquiries").execute();
  await restoreEntries(
    trx,
    binned.filter((entry) => mainRowOf(entry)[column] === value),
  );
  const rows = await enquiriesWithMail(trx)
    .where(column, "=", value)
    .orderBy("created_at")
    .orderBy("enquiries.id")
    .execute();
  return rows.map(enquiryOf);
}

/** Also from the bin. Answers how many. What an earlier deletion could not take out of the files goes with it. */
export async function purgeEnquiries(database: OpenDatabase, deadline: Date): Promise<number> {
  const { db } = database;
  const oldest = deadline.toISOString();
  const listed = db.deleteFrom("enquiries").where("created_at", "<", oldest);
  const binned = db.deleteFrom("bin").where("kind", "=", "enquiries").where("created_at", "<", oldest);
  const removed = [await listed.executeTakeFirstOrThrow(), await binned.executeTakeFirstOrThrow()];
  await database.truncateJournal();
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

function identityOf(person: string): Identity | null {
  if (isEmailAddress(person)) return { column: "folded_email", value: foldEmail(person) };
  const phone = readPhone(person);
  return phone === null ? null : { column: "phone", value: phone };
}
