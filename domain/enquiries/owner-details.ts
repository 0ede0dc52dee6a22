import type { Kysely } from "kysely";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import { readRupees } from "#domain/values/rupees.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { DetailField, DetailProblem, DetailsDraft, Enquiry } from "./enquiry.ts";
import { maxLengths } from "./enquiry-rules.ts";
import { writeSounds } from "./searched-enquiries.ts";

type ReadDetails = Pick<Enquiry, "nameByOwner" | "quoted" | "won">;

export type DetailsRefusal =
  | { kind: "gone" }
  | { kind: "changed" }
  | { kind: "invalid"; problems: Partial<Record<DetailField, DetailProblem>> };

export interface OwnerDetails {
  saveDetails(
    id: string,
    draft: DetailsDraft,
    version: number,
  ): Promise<Result<ReadDetails & { detailsVersion: number }, DetailsRefusal>>;
  /** False where an amount is noted already. */
  noteWon(id: string, rupees: number): Promise<boolean>;
}

/** What the owner writes down himself: a name, the amounts quoted and won. A stale version is refused. */
export function createOwnerDetails({ db }: { db: Kysely<Database> }): OwnerDetails {
  return {
    async saveDetails(id, draft, version) {
      const read = readDetails(draft);
      if (!read.ok) return refused({ kind: "invalid", problems: read.refusal });
      const { nameByOwner, quoted, won } = read.value;
      const row = await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable("enquiries")
          .set((eb) => ({
            name_by_owner: nameByOwner,
            quoted_rupees: quoted,
            won_rupees: won,
            details_version: eb("details_version", "+", 1),
            sound_text: null,
          }))
          .where("id", "=", id)
          .where("details_version", "=", version)
          .returning("details_version")
          .executeTakeFirst();
        await writeSounds(trx, [id]);
        return changed;
      });
      if (row !== undefined) return accepted({ ...read.value, detailsVersion: row.details_version });
      const stored = await db.selectFrom("enquiries").select("id").where("id", "=", id).executeTakeFirst();
      return refused({ kind: stored === undefined ? "gone" : "changed" });
    },

    async noteWon(id, rupees) {
      const { numUpdatedRows } = await db
        .updateTable("enquiries")
        .set((eb) => ({ won_rupees: rupees, details_version: eb("details_version", "+", 1) }))
        .where("id", "=", id)
        .where("won_rupees", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}

function readDetails(draft: DetailsDraft): Result<ReadDetails, Partial<Record<DetailField, DetailProblem>>> {
  const name = normalizeLine(draft.name, maxLengths.name);
  const quoted = readRupees(draft.quoted);
  const won = readRupees(draft.won);
  if (name !== null && quoted.ok && won.ok) {
    return accepted({ nameByOwner: name === "" ? null : name, quoted: quoted.value, won: won.value });
  }
  return refused({
    ...(name === null ? { name: "too-long" } : {}),
    ...(quoted.ok ? {} : { quoted: quoted.refusal }),
    ...(won.ok ? {} : { won: won.refusal }),
  });
}
