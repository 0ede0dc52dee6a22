import type { Kysely, Transaction } from "kysely";
import { phoneKeys } from "#domain/values/read-phones.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Enquiry, EnquirySummary } from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf, summaryOf } from "./enquiry-rows.ts";
import { partIds } from "./merged-ids.ts";
import { rewriteSearch } from "./searched-enquiries.ts";

const mostBefore = 5;

export interface MergedEnquiries {
  /** At most five, neither spam nor merged. */
  askedBefore(id: string): Promise<EnquirySummary[]>;
  /** The oldest first. */
  partsOf(id: string): Promise<Enquiry[]>;
  headOf(id: string): Promise<string | null>;
  /** False unless it is earlier and not won, and both are unmerged and no spam. */
  merge(id: string, into: string): Promise<boolean>;
  separate(id: string): Promise<boolean>;
}

/** Parts by the enquiry that shows them, the oldest first. */
export async function partsByHead(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, Enquiry[]>> {
  const heads = new Map((await partIds(db, ids)).map(({ id, head }) => [id, head]));
  const parts: Enquiry[] = [];
  for (const chunk of inChunks([...heads.keys()])) {
    const rows = await enquiriesWithMail(db).where("enquiries.id", "in", chunk).execute();
    parts.push(...rows.map(enquiryOf));
  }
  const oldestFirst = parts.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return Map.groupBy(oldestFirst, ({ id }) => heads.get(id) ?? id);
}

/** Joins enquiries of one phone number, and parts them again; no message is lost. */
export function createMergedEnquiries({ db, revision }: OpenDatabase): MergedEnquiries {
  async function headOf(on: Kysely<Database>, id: string): Promise<string | null> {
    const row = await on
      .selectFrom("enquiries")
      .select("merged_into")
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined) return null;
    return row.merged_into === null ? id : headOf(on, row.merged_into);
  }

  const change = <Value>(carryOut: (trx: Transaction<Database>) => Promise<Value>) =>
    db.transaction().execute(async (trx) => {
      await revision.lock(trx);
      return carryOut(trx);
    });

  return {
    async askedBefore(id) {
      const one = await db
        .selectFrom("enquiries")
        .select(["phone", "phone_typed", "created_at"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (one === undefined) return [];
      const rows = await enquiriesWithMail(db)
        .where("phone", "in", [one.phone, ...phoneKeys(one.phone_typed ?? one.phone)])
        .where("created_at", "<=", one.created_at)
        .where((eb) => eb.or([eb("created_at", "<", one.created_at), eb("enquiries.id", ">", id)]))
        .where("enquiries.state", "<>", "spam")
        .where("merged_into", "is", null)
        .orderBy("created_at", "desc")
        .orderBy("enquiries.id")
        .limit(mostBefore)
        .execute();
      return rows.map(summaryOf);
    },

    partsOf: async (id) => (await partsByHead(db, [id])).get(id) ?? [],
    headOf: (id) => headOf(db, id),

    merge: (id, into) =>
      change(async (trx) => {
        const open = trx.selectFrom("enquiries").select(["id", "state", "created_at", "call_back_on"]);
        const rows = await open.where("id", "in", [id, into]).where("merged_into", "is", null).execute();
        const part = rows.find((row) => row.id === id);
        const head = rows.find((row) => row.id === into);
        if (part === undefined || head === undefined) return false;
        if (part.state === "won" || part.state === "spam" || head.state === "spam") return false;
        if (part.created_at > head.created_at || part === head) return false;
        await trx.updateTable("enquiries").set({ merged_into: into }).where("id", "=", id).execute();
        const day = head.call_back_on ?? part.call_back_on;
        await trx.updateTable("enquiries").set({ call_back_on: day }).where("id", "=", into).execute();
        await rewriteSearch(trx, [into]);
        return true;
      }),

    separate: (id) =>
      change(async (trx) => {
        const part = await trx
          .selectFrom("enquiries")
          .select(["merged_into", "call_back_on"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (part === undefined || part.merged_into === null) return false;
        const head = await headOf(trx, part.merged_into);
        await trx.updateTable("enquiries").set({ merged_into: null }).where("id", "=", id).execute();
        if (head === null) return true;
        // The day that it brought goes with it.
        await trx
          .updateTable("enquiries")
          .set({ call_back_on: null })
          .where("id", "=", head)
          .where("call_back_on", "=", part.call_back_on)
          .execute();
        await rewriteSearch(trx, [head]);
        return true;
      }),
  };
}
