import type { Migration } from "./migration.ts";

const renamed = [
  ["enquiries", "submission_print", "submission_hash"],
  ["enquiries", "message_print", "message_hash"],
  ["enquiries", "suspicions", "spam_signs"],
  ["pictures", "fingerprint", "file_hash"],
  ["activity", "counted_as", "group_key"],
] as const;

export const hashColumns: Migration = {
  name: "013-hash-columns",
  async up(trx) {
    for (const [table, from, to] of renamed) {
      await trx.schema.alterTable(table).renameColumn(from, to).execute();
    }
  },
};
