import { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { migrations } from "#platform/database/migrations/index.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { postgresDialect } from "#platform/database/postgres.ts";
import type { Database } from "#platform/database/schema.ts";
import { sqliteDialect } from "#platform/database/sqlite.ts";
import { openSqliteFile } from "#platform/database/sqlite-file.ts";
import { silentLog } from "#platform/log.ts";
import type { TestEngine } from "./engines.ts";

export const time = "2026-11-20T08:00:00.000Z";

export async function olderDatabase(
  engine: TestEngine,
  count: number,
  fill: (db: Kysely<Database>) => Promise<void> = async () => {},
) {
  const { config, remove } = await engine.prepare();
  onTestFinished(remove);
  const { url, dataDir } = config;
  const afterCommit = async () => {};
  const dialect =
    url === null
      ? sqliteDialect(openSqliteFile(dataDir, silentLog), afterCommit)
      : postgresDialect(url, afterCommit, silentLog);
  const older = new Kysely<Database>({ dialect });
  const kind = url === null ? "sqlite" : "postgres";
  await migrate({ db: older, engine: kind, place: "of a test", log: silentLog }, migrations.slice(0, count));
  await fill(older);
  await older.destroy();
  return config;
}

export async function upgrade(...older: Parameters<typeof olderDatabase>): Promise<OpenDatabase> {
  const database = await openDatabase(await olderDatabase(...older), silentLog);
  onTestFinished(database.close);
  return database;
}

export async function insertImages(db: Kysely<Database>): Promise<void> {
  for (const [id, name] of [
    ["1", "Carry"],
    ["2", "Tata Ace"],
  ] as const) {
    await db
      .insertInto("gallery_images")
      .values({ id, vehicle_name: name, category: "painting", is_featured: 0, created_at: time })
      .execute();
  }
}
