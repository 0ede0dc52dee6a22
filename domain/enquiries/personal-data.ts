import type { Kysely } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { removeEnquiries } from "./change-enquiries.ts";
import type { PersonalData } from "./enquiries.ts";
import { enquiriesWithMail, enquiryOf } from "./enquiry-rows.ts";
import { isEmailAddress } from "./enquiry-rules.ts";
import { readPhone } from "./phone-number.ts";
import { foldEmail } from "./search-text.ts";

/** Where a person is found: exactly this number, or exactly this mailbox. */
type Trace = { column: "phone" | "folded_email"; value: string };

/** Everything about one person, oldest first; null when `person` is neither a phone number nor an e-mail address. */
export async function findPerson(db: Kysely<Database>, person: string): Promise<PersonalData | null> {
  const trace = traceOf(person);
  if (trace === null) return null;
  const rows = await enquiriesWithMail(db)
    .where(trace.column, "=", trace.value)
    .orderBy("created_at")
    .orderBy("enquiries.id")
    .execute();
  return { enquiries: rows.map(enquiryOf) };
}

/** Removes everything about one person, the orders to mail it included. Answers what went. */
export async function erasePerson(database: OpenDatabase, person: string): Promise<PersonalData | null> {
  const found = await findPerson(database.db, person);
  if (found === null) return null;
  await removeEnquiries(
    database,
    found.enquiries.map(({ id }) => id),
  );
  return found;
}

function traceOf(person: string): Trace | null {
  const text = person.trim();
  if (isEmailAddress(text)) return { column: "folded_email", value: foldEmail(text) };
  const phone = readPhone(text);
  return phone === null ? null : { column: "phone", value: phone };
}
