import type { Kysely } from "kysely";
import { createArgon2id } from "#domain/administrator/passwords/passwords.ts";
import type { Database } from "#platform/database/schema.ts";

export const quickPasswords = createArgon2id({ memory: 8, passes: 1, parallelism: 1 });

/** Lets the one account have this password, at that cost: what is stored names its own. */
export async function setQuickPassword(db: Kysely<Database>, password: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ password: await quickPasswords.hash(password) })
    .execute();
}
