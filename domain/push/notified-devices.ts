import type { Kysely } from "kysely";
import { type AdministratorLanguage, languageOf } from "#domain/values/administrator-language.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import type { PushFailure, PushTarget } from "#platform/push/push-sender.ts";
import type { Result } from "#platform/result.ts";

export type NotifiedDevice = PushTarget & { id: string; language: AdministratorLanguage | null };

export interface NotifiedDevices {
  all(): Promise<NotifiedDevice[]>;
  note(id: string, outcome: Result<void, PushFailure>): Promise<void>;
}

/** For telling devices at once, without the outbox. */
export function createNotifiedDevices({ db }: Pick<OpenDatabase, "db">): NotifiedDevices {
  return {
    all: async () => (await selectNotifiedDevices(db).execute()).map(toDevice),

    async note(id, outcome) {
      if (!outcome.ok && outcome.refusal.kind === "gone") {
        await db.deleteFrom("push_devices").where("id", "=", id).execute();
        return;
      }
      const problem = outcome.ok ? null : outcome.refusal.detail;
      await db.updateTable("push_devices").set({ problem }).where("id", "=", id).execute();
    },
  };
}

/** Null where it is gone. */
export async function findTold(db: Pick<Kysely<Database>, "selectFrom">, id: string) {
  const row = await selectNotifiedDevices(db).where("push_devices.id", "=", id).executeTakeFirst();
  return row === undefined ? null : toDevice(row);
}

function selectNotifiedDevices(db: Pick<Kysely<Database>, "selectFrom">) {
  return db
    .selectFrom("push_devices")
    .innerJoin("user", "user.id", "push_devices.user_id")
    .select(["push_devices.id", "endpoint", "p256dh", "auth", "user.language"]);
}

function toDevice({
  language,
  ...device
}: PushTarget & { id: string; language: string | null }): NotifiedDevice {
  return { ...device, language: languageOf(language) };
}
