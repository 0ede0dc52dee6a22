import type { Kysely } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { removeEnquiries } from "./change-enquiries.ts";
import type { PersonalData } from "./enquiry.ts";
import { readPhone } from "./enquiry-form.ts";
import { enquiriesWithMail, enquiryOf } from "./enquiry-rows.ts";
import { isEmailAddress } from "./enquiry-rules.ts";
import { foldEmail } from "./search-text.ts";

/** Oldest first; null when `person` is neither a phone number nor an e-mail address. */
export async function findPerson(db: Kysely<Database>, person: string): Promise<PersonalData | null> {
  const identity = identityOf(person.trim());
  if (identity === null) return null;
  const rows = await enquiriesWithMail(db)
    .where(identity.column, "=", identity.value)
    .orderBy("created_at")
    .orderBy("enquiries.id")
    .execute();
  return { enquiries: rows.map(enquiryOf) };
}

/** Answers what it removed, also from the files of the database. */
export async function erasePerson(database: OpenDatabase, person: string): Promise<PersonalData | null> {
  const found = await findPerson(database.db, person);
  if (found === null) return null;
  await removeEnquiries(
    database,
    found.enquiries.map(({ id }) => id),
  );
  await database.rewrite("enquiries");
  return found;
}

/** Answers how many. What an earlier deletion could not take out of the files goes with it. */
export async function purgeEnquiries(database: OpenDatabase, deadline: Date): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom("enquiries")
    .where("created_at", "<", deadline.toISOString())
    .executeTakeFirstOrThrow();
  await database.truncateJournal();
  return Number(numDeletedRows);
}

function identityOf(person: string) {
  if (isEmailAddress(person)) return { column: "folded_email", value: foldEmail(person) } as const;
  const phone = readPhone(person);
  return phone === null ? null : ({ column: "phone", value: phone } as const);
}
