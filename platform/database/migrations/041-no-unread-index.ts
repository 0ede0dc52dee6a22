import type { Migration } from "./migration.ts";

/** Nobody counts what is unread any more. */
export const noUnreadIndex: Migration = {
  name: "041-no-unread-index",
  async up(trx) {
    await trx.schema.dropIndex("enquiries_unread").ifExists().execute();
  },
};
