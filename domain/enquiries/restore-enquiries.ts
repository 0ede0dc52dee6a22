import type { Transaction } from "kysely";
import {
  type BinContent,
  type BinEntry,
  type BinRow,
  contentOf,
  putBack,
} from "#platform/database/bin-rows.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { noteRemoved } from "./enquiry-sums.ts";
import { writeSounds } from "./searched-enquiries.ts";

/** Belongs behind the lock of the content revision. */
export async function restoreEnquiries(
  trx: Transaction<Database>,
  entries: readonly BinEntry[],
): Promise<void> {
  for (const entry of entries) await putBack(trx, entry, await withFreeSubmission(trx, contentOf(entry)));
  await separateFromMissing(
    trx,
    entries.map(({ id }) => id),
  );
  const rows = entries.flatMap((entry) => contentOf(entry).enquiries ?? []);
  const rupees = (amount: BinRow[string] | undefined) => (typeof amount === "number" ? amount : null);
  const counted = rows.map(({ created_at, service, state, quoted_rupees, won_rupees, merged_into }) => ({
    ...{ createdAt: String(created_at), state: String(state) },
    service: service === null ? null : String(service),
    ...{ quoted: rupees(quoted_rupees), won: rupees(won_rupees) },
    mergedInto: typeof merged_into === "string" ? merged_into : null,
  }));
  await noteRemoved(trx, counted, -1);
  await writeSounds(
    trx,
    entries.map(({ id }) => id),
  );
}

async function separateFromMissing(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await trx
      .updateTable("enquiries")
      .set({ merged_into: null })
      .where("id", "in", chunk)
      .where("merged_into", "is not", null)
      .where((eb) => eb("merged_into", "not in", eb.selectFrom("enquiries as head").select("head.id")))
      .execute();
  }
}

async function withFreeSubmission(trx: Transaction<Database>, content: BinContent): Promise<BinContent> {
  const [enquiry] = content.enquiries ?? [];
  if (enquiry === undefined) return content;
  const known = await trx
    .selectFrom("enquiries")
    .select("id")
    .where("submission_hash", "=", String(enquiry.submission_hash))
    .executeTakeFirst();
  if (known === undefined) return content;
  return { ...content, enquiries: [{ ...enquiry, submission_hash: enquiry.id ?? null }] };
}
