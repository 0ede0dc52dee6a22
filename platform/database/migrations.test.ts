import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import type { DatabaseConfig } from "#tests/support/postgres-database.ts";
import { releaseBefore } from "#tests/support/release-before.ts";
import { databaseOfReleaseBefore } from "#tests/support/release-before-database.ts";
import { schemaOf } from "#tests/support/schema-of.ts";
import { trackContentRevision } from "./content-revision.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { openToRead } from "./open-to-read.ts";
import { listenForRevisions } from "./revision-listener.ts";
import { holdServerLock } from "./server-lock.ts";

/** What of a running server others see; answers how to stop it. */
async function runServer({ url, dataDir }: DatabaseConfig): Promise<() => void | Promise<void>> {
  if (url === null) return holdServerLock(dataDir).release;
  const listener = await listenForRevisions(url, trackContentRevision("postgres", silentLog), silentLog);
  return listener.stop;
}

const ranOn = async ({ db }: Pick<OpenDatabase, "db">) =>
  (
    await sql<{ number: number; name: string }>`select number, name from migrations order by number`.execute(
      db,
    )
  ).rows;

const newer = migrations.slice(1).map(({ name }) => name);

async function openBefore(engine: TestEngine): Promise<OpenDatabase> {
  const database = await openDatabase(await databaseOfReleaseBefore(engine), silentLog);
  onTestFinished(database.close);
  return database;
}

describe.each(engines)("a database of the release before on $name", (engine) => {
  test("goes on with all that was in it, and gets only what is newer [OPS-22]", async () => {
    const config = await databaseOfReleaseBefore(engine);
    for (const _time of ["first", "second"]) {
      const database = await openDatabase(config, silentLog);
      const ran = await ranOn(database);
      const known = ran.findIndex(({ name }) => name === releaseBefore.lastMigration);
      expect(known).toBe(45);
      expect(ran.slice(known + 1).map(({ name }) => name)).toEqual(newer);
      expect(ran.map(({ number }) => number)).toEqual(ran.map((_, index) => index + 1));
      const images = database.db.selectFrom("gallery_images").select(["vehicle_name", "town", "work_days"]);
      expect(await images.where("town", "is not", null).execute()).toEqual([
        { vehicle_name: "Tata Ace", town: "कराड", work_days: 12 },
      ]);
      await database.close();
    }
  });

  test("has then the schema of a new one", async () => {
    await using fresh = await engine.open();
    const before = await openBefore(engine);
    expect(await schemaOf(before.db, before.engine)).toEqual(await schemaOf(fresh.db, fresh.engine));
  });

  test("gets a further step behind its own, as a new one does", async () => {
    await using fresh = await engine.open();
    const step = {
      name: "999-further",
      up: async () => {},
    };
    for (const database of [await openBefore(engine), fresh]) {
      const { db } = database;
      const ran = await ranOn(database);
      const parts = { db, engine: database.engine, place: "of a test", log: silentLog };
      await migrate(parts, [...migrations, step]);
      expect(await ranOn(database)).toEqual([...ran, { number: ran.length + 1, name: step.name }]);
      await expect(migrate(parts)).rejects.toThrow(
        'has the migration "999-further", which this one does not',
      );
    }
  });

  test("is refused where it is older than that, and nothing of it is changed", async () => {
    const config = await databaseOfReleaseBefore(engine);
    const { db, close } = await openDatabase(config, silentLog);
    await sql`delete from migrations where number >= 46`.execute(db);
    await close();
    const sentence =
      / was written by a version that is too old for this one: its last migration is "048-customer-lines", and this version begins with "049-project-facts"\. Start a version between them first/;
    await expect(openDatabase(config, silentLog)).rejects.toThrow(sentence);
    await expect(openToRead(config, silentLog, { isOlderTaken: true })).rejects.toThrow(sentence);
  });

  test.skipIf(newer.length === 0)(
    "is not changed by a command while its server runs, which is said; afterwards it is [OPS-13]",
    async () => {
      const config = await databaseOfReleaseBefore(engine);
      const beside = { isBesideServer: true };
      const stop = await runServer(config);
      for (const _attempt of [1, 2]) {
        await expect(openDatabase(config, silentLog, beside)).rejects.toThrow(
          / was written by an older version, and a server of that version is running on it\. Nothing was changed\./,
        );
      }
      await stop();
      const database = await openDatabase(config, silentLog, beside);
      onTestFinished(database.close);
      expect((await ranOn(database)).at(-1)?.name).toBe(newer.at(-1));
    },
  );
});
