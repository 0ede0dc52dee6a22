import { spawn } from "node:child_process";
import { once } from "node:events";
import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrations } from "#platform/database/migrations/index.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import type { DatabaseConfig } from "#tests/support/postgres-database.ts";

async function openInAnotherProcess(config: DatabaseConfig): Promise<number | null> {
  const openFile = new URL("./open.ts", import.meta.url).href;
  const logFile = new URL("../log.ts", import.meta.url).href;
  const program = `const { openDatabase } = await import(${JSON.stringify(openFile)});
    const { silentLog } = await import(${JSON.stringify(logFile)});
    const database = await openDatabase(${JSON.stringify(config)}, silentLog);
    await database.close();`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "inherit" });
  await once(other, "exit");
  return other.exitCode;
}

describe.each(engines)("the database on $name", (engine) => {
  test("keeps what was written when it is opened again", async () => {
    await using database = await engine.open();
    await database.db
      .insertInto("vehicle_names")
      .values({
        id: "1",
        name: "Tata Ace",
        folded_name: "tata ace",
        created_at: "2026-11-20T08:00:00.000Z",
        updated_at: "2026-11-20T08:00:00.000Z",
      })
      .execute();

    const again = await openDatabase(database.config, silentLog);
    const names = await again.db.selectFrom("vehicle_names").select("name").execute();
    await again.close();

    expect(names).toEqual([{ name: "Tata Ace" }]);
  });

  test("is migrated once when several processes open it for the first time together", async () => {
    const place = await engine.prepare();
    onTestFinished(place.remove);

    const ends = await Promise.all([1, 2, 3].map(() => openInAnotherProcess(place.config)));

    expect(ends).toEqual([0, 0, 0]);
    const database = await openDatabase(place.config, silentLog);
    const { rows } = await sql<{ number: number }>`select number from migrations order by number`.execute(
      database.db,
    );
    await database.close();
    expect(rows.map((row) => row.number)).toEqual(migrations.map((_, index) => index + 1));
  });

  test("is refused when a newer version of the product wrote it", async () => {
    await using database = await engine.open();
    await sql`insert into migrations (number, name, applied_at) values (999, '999-future', '')`.execute(
      database.db,
    );

    await expect(openDatabase(database.config, silentLog)).rejects.toThrow('"999-future"');
  });

  test("has the tables Better Auth asks for, with the column types it asks for", async () => {
    await using database = await engine.open();
    const complaints: string[] = [];

    const plan = await getMigrations({
      database: { db: database.db, type: database.engine },
      user: { additionalFields: { role: { type: "string", required: true, defaultValue: "none" } } },
      logger: { log: (_level, message) => complaints.push(message) },
    });

    expect(plan.toBeCreated).toEqual([]);
    expect(plan.toBeAdded).toEqual([]);
    expect(plan.schemaProblems).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("sorts and compares text by its bytes, whatever the language of the machine", async () => {
    await using database = await engine.open();
    const names = ["tata", "Tata", "Éclair", "eicher", "मारुती", "Tata Ace"];
    for (const name of names) {
      await database.db
        .insertInto("vehicle_names")
        .values({ id: name, name, folded_name: name, created_at: "", updated_at: "" })
        .execute();
    }

    const rows = await database.db.selectFrom("vehicle_names").select("name").orderBy("name").execute();

    const byBytes = names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    expect(rows.map(({ name }) => name)).toEqual(byBytes);
  });
});

describe.each(engines)("the content revision on $name", (engine) => {
  test("is announced when the change is committed, before the change's caller goes on", async () => {
    await using database = await engine.open();
    const before = database.revision.current();
    const heard: number[] = [];
    database.revision.onChange((revision) => heard.push(revision));

    await database.db.transaction().execute(async (trx) => {
      await database.revision.increment(trx);
      expect(heard).toEqual([]);
    });

    expect(heard).toEqual([before + 1]);
    expect(database.revision.current()).toBe(before + 1);
  });

  test("stays when the change is rolled back", async () => {
    await using database = await engine.open();
    const before = database.revision.current();
    const heard: number[] = [];
    database.revision.onChange((revision) => heard.push(revision));

    const failing = database.db.transaction().execute(async (trx) => {
      await database.revision.increment(trx);
      throw new Error("the change failed");
    });

    await expect(failing).rejects.toThrow("the change failed");
    expect(heard).toEqual([]);
    expect(database.revision.current()).toBe(before);
  });

  test("survives a listener that fails, and leaves one alone that has stopped listening", async () => {
    await using database = await engine.open();
    const heard: string[] = [];
    const stop = database.revision.onChange(() => heard.push("stopped"));
    database.revision.onChange(() => {
      throw new Error("broken listener");
    });
    database.revision.onChange(() => heard.push("listening"));
    stop();

    await database.db.transaction().execute((trx) => database.revision.increment(trx));

    expect(heard).toEqual(["listening"]);
  });

  test("goes on from the stored number after a restart", async () => {
    await using database = await engine.open();
    await database.db.transaction().execute((trx) => database.revision.increment(trx));

    const again = await openDatabase(database.config, silentLog);
    await again.close();

    expect(again.revision.current()).toBe(database.revision.current());
  });
});

describe.each(engines)("two processes on $name", (engine) => {
  test("learn of each other's changes [IMP-6]", async () => {
    await using database = await engine.open();
    const other = await openDatabase(database.config, silentLog);
    const heard: number[] = [];
    other.revision.onChange((revision) => heard.push(revision));

    await database.db.transaction().execute((trx) => database.revision.increment(trx));

    await expect.poll(() => heard).toEqual([database.revision.current()]);
    await other.close();
  });
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("two processes on $name", (engine) => {
  test("learn of each other's changes after the announcing connection was lost", async () => {
    await using database = await engine.open();
    const other = await openDatabase(database.config, silentLog);

    const listeners = sql`from pg_stat_activity
      where application_name = 'rathkar revision listener' and datname = current_database()`;
    const { rows: lost } = await sql<{
      pid: number;
    }>`select pid, pg_terminate_backend(pid) ${listeners}`.execute(database.db);
    const alive = async () => (await sql<{ pid: number }>`select pid ${listeners}`.execute(database.db)).rows;
    await expect
      .poll(async () => (await alive()).some(({ pid }) => lost.some((one) => one.pid === pid)))
      .toBe(false);
    await database.db.transaction().execute((trx) => database.revision.increment(trx));

    await expect.poll(() => other.revision.current()).toBe(database.revision.current());
    await other.close();
  });
});
