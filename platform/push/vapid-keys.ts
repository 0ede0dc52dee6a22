import type { OpenDatabase } from "../database/open.ts";

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** RFC 8292. Made once for all servers on a database. */
export async function vapidKeysOf({ db }: Pick<OpenDatabase, "db">): Promise<VapidKeys> {
  const stored = () =>
    db
      .selectFrom("installation")
      .select(["vapid_public_key as publicKey", "vapid_private_key as privateKey"])
      .executeTakeFirstOrThrow();
  const { publicKey, privateKey } = await stored();
  if (publicKey !== null && privateKey !== null) return { publicKey, privateKey };
  const { default: webPush } = await import("web-push");
  const made = webPush.generateVAPIDKeys();
  await db
    .updateTable("installation")
    .set({ vapid_public_key: made.publicKey, vapid_private_key: made.privateKey })
    .where("vapid_private_key", "is", null)
    .execute();
  const shared = await stored();
  return { publicKey: shared.publicKey ?? made.publicKey, privateKey: shared.privateKey ?? made.privateKey };
}
