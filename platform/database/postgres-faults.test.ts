import { CompiledQuery, Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { readWithRetries } from "#platform/retry.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { readableLog } from "#tests/support/open-app.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { openDatabase } from "./open.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { DatabaseUnusable } from "./unusable.ts";

async function openOnLine(engine: TestEngine, silence?: number) {
  const place = await engine.open();
  const line = await startTcpProxy(place.config.url ?? "");
  const db = new Kysely<Database>({ dialect: postgresDialect(line.url, async () => {}, silentLog, silence) });
  onTestFinished(async () => {
    await line[Symbol.asyncDispose]();
    await db.destroy();
    await place[Symbol.asyncDispose]();
  });
  return { line, db, place };
}

const readRevision = (db: Kysely<Database>) =>
  readWithRetries(() => db.selectFrom("content_revision").select("revision").executeTakeFirst());

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("a line to $name", (engine) => {
  test.each(["reset", "end"] as const)(
    "that is lost by %s in the middle of a query costs that query, not the server [OPS-4]",
    async (how) => {
      const { line, db } = await openOnLine(engine);
      const slow = sql`select pg_sleep(30)`.execute(db);
      const inTransaction = db.transaction().execute(async (trx) => {
        await trx.executeQuery(CompiledQuery.raw("select pg_sleep(30)"));
      });
      const failed = Promise.allSettled([slow, inTransaction]);
      await expect
        .poll(
          async () =>
            (
              await sql<{
                count: string;
              }>`select count(*) from pg_stat_activity where query like '%pg_sleep(30)%' and state = 'active' and datname = current_database()`.execute(
                db,
              )
            ).rows[0]?.count,
        )
        .toBe("3");

      line.cut(how);

      expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect(await readRevision(db)).toEqual({ revision: 1 });
    },
  );

  test("whose server process is ended costs its query, not the server [OPS-4]", async () => {
    const { db, place } = await openOnLine(engine);
    const slow = sql`select pg_sleep(30)`.execute(db);
    const failed = Promise.allSettled([slow]);
    const others = sql`select pg_terminate_backend(pid) as done from pg_stat_activity
      where query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and datname = current_database()`;
    await expect.poll(async () => (await others.execute(place.db)).rows).toEqual([{ done: true }]);

    expect(await failed).toMatchObject([{ status: "rejected", reason: { code: "57P01" } }]);
    expect(await readRevision(db)).toEqual({ revision: 1 });
  });

  test("that goes silent is given up: what waited fails, and what comes afterwards is answered [OPS-4]", async () => {
    const { line, db } = await openOnLine(engine, 4_000);
    await Promise.all(Array.from({ length: 10 }, () => readRevision(db)));
    line.silence();

    const waiting = await Promise.allSettled(
      Array.from({ length: 20 }, () => db.selectFrom("content_revision").selectAll().execute()),
    );
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(["rejected"]));

    line.heal();
    expect(await readRevision(db)).toEqual({ revision: 1 });
  });

  test("tells why a transaction failed, not that it could not be rolled back [OPS-4]", async () => {
    const { line, db } = await openOnLine(engine);
    const failing = db.transaction().execute(async () => {
      line.cut("reset");
      throw new Error("the true cause");
    });
    await expect(failing).rejects.toThrow("the true cause");
  });

  test("is waited for at the start [OPS-4]", async () => {
    const { line, place } = await openOnLine(engine);
    await line.close();
    const { lines, log } = readableLog();
    const opening = openDatabase({ ...place.config, url: line.url }, log, { patience: 300_000 });
    const said = () => lines.map(({ msg }) => msg);
    await expect.poll(said).toContain("The database does not answer yet; trying again.");
    await line.listen();

    const opened = await opening;
    expect(await readRevision(opened.db)).toEqual({ revision: 1 });
    await opened.close();
  });

  test("that nobody answers, or that is refused, is said in a sentence [OPS-4]", async () => {
    const { line, place } = await openOnLine(engine);
    const unknown = new URL(line.url);
    unknown.pathname = "/nowhere";
    const refused = openDatabase({ ...place.config, url: unknown.href }, silentLog, { patience: 300_000 });
    await expect(refused).rejects.toThrow(DatabaseUnusable);
    await expect(refused).rejects.toThrow('DATABASE_URL cannot be used: database "nowhere" does not exist.');

    await line.close();
    const absent = openDatabase({ ...place.config, url: line.url }, silentLog);
    await expect(absent).rejects.toThrow(/DATABASE_URL cannot be used: .*ECONNREFUSED/);
  });
});
