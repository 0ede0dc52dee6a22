import { Kysely, sql, type TableMetadata } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { releaseBefore } from "#tests/support/release-before.ts";
import { migrate } from "./migrate.ts";
import { type KnownMigrations, type Migration, migrations } from "./migrations/index.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { openSqliteFile } from "./sqlite-file.ts";

const released = migrations.findIndex(({ name }) => name === releaseBefore.lastMigration) + 1;
const [baseline, ...others] = migrations;
const before: KnownMigrations = [baseline, ...others.slice(0, released - 1)];

async function brokenFor(engine: TestEngine, newer: readonly Migration[]): Promise<string[]> {
  const { config, remove } = await engine.prepare();
  onTestFinished(remove);
  const afterCommit = async () => {};
  const db = new Kysely<Database>({
    dialect:
      config.url === null
        ? sqliteDialect(openSqliteFile(config.dataDir, silentLog), afterCommit)
        : postgresDialect(config.url, afterCommit, silentLog),
  });
  const kind = config.url === null ? "sqlite" : "postgres";
  const upTo = (known: KnownMigrations) =>
    migrate({ db, engine: kind, place: "of a test", log: silentLog }, known);
  try {
    await upTo(before);
    const tables = await db.introspection.getTables();
    await upTo([...before, ...newer]);
    const now = new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
    return tables.flatMap((table) => brokenIn(table, now.get(table.name)));
  } finally {
    await db.destroy();
  }
}

function brokenIn(before: TableMetadata, now: TableMetadata | undefined): string[] {
  if (now === undefined) return [`${before.name} is gone`];
  const known = new Map(before.columns.map((column) => [column.name, column]));
  const columns = new Map(now.columns.map((column) => [column.name, column]));
  const gone = before.columns.filter(
    ({ name, dataType }) => columns.get(name)?.dataType.toLowerCase() !== dataType.toLowerCase(),
  );
  const demanded = now.columns.filter(({ name, isNullable, hasDefaultValue }) => {
    const wasDemanded = known.get(name)?.isNullable === false;
    return !isNullable && !hasDefaultValue && !wasDemanded;
  });
  return [
    ...gone.map(({ name }) => `${before.name}.${name} is gone or of another type`),
    ...demanded.map(({ name }) => `${before.name}.${name} must be written now`),
  ];
}

function migrationOf(statement: string): Migration {
  return { name: "contracting", up: async (trx) => void (await sql.raw(statement).execute(trx)) };
}

describe.each(engines)("the newer migrations on $name", (engine) => {
  test("take nothing away that the release before reads, and demand nothing that it does not write [OPS-22]", async () => {
    expect(released).toBeGreaterThan(0);
    expect(await brokenFor(engine, migrations.slice(released))).toEqual([]);
  });

  test.each([
    [
      "alter table vehicle_names rename column folded_name to folded",
      "vehicle_names.folded_name is gone or of another type",
    ],
    [
      "alter table vehicle_names rename column folded_name to folded",
      "vehicle_names.folded must be written now",
    ],
    ["alter table push_devices drop column problem", "push_devices.problem is gone or of another type"],
    ["drop table page_views", "page_views is gone"],
  ])("after %j that would be noticed: %s", async (statement, broken) => {
    expect(await brokenFor(engine, [...migrations.slice(released), migrationOf(statement)])).toContain(
      broken,
    );
  });
});
