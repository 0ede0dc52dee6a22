import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#platform/config.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { createServices } from "#server/start/create-services.ts";
import { owner } from "#tests/support/running-site.ts";
import { startS3 } from "#tests/support/s3.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";
import { copiesOf } from "#tests/support/temporary-folder.ts";
import { startThrowAwayPostgres, type ThrowAwayPostgres } from "#tests/support/throw-away-postgres.ts";

export interface Data extends AsyncDisposable {
  database: OpenDatabase;
  files: FileStore;
}

export interface WorldEngines extends AsyncDisposable {
  dataDirs: readonly string[];
  settings: Record<string, string>;
  openData(): Promise<Data>;
  postgres: ThrowAwayPostgres | null;
  s3: TcpProxy | null;
}

async function fill(settings: Record<string, string>): Promise<void> {
  const { services, close } = await createServices(readConfig(settings), silentLog);
  await services.administrator.createOrReset(owner);
  await close();
}

function opener(databaseUrl: string | null, storageUrl: string | null, dataDir: string) {
  return async (): Promise<Data> => {
    const database = await openDatabase({ url: databaseUrl, dataDir }, silentLog);
    const files = openFileStore({ url: storageUrl, dataDir });
    return { database, files, [Symbol.asyncDispose]: database.close };
  };
}

const filledFolder = copiesOf((dataDir) => fill({ DATA_DIR: dataDir }));

export async function makeSqliteAndDisk(folder: string): Promise<WorldEngines> {
  await using filled = await filledFolder();
  await cp(filled.path, folder, { recursive: true });
  return {
    dataDirs: [folder],
    settings: {},
    openData: opener(null, null, folder),
    postgres: null,
    s3: null,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

export async function makePostgresAndS3(folder: string): Promise<WorldEngines> {
  await using making = new AsyncDisposableStack();
  const postgres = await startThrowAwayPostgres();
  if (postgres === null) throw new Error("This machine has no programs of PostgreSQL.");
  making.defer(() => postgres.stop());
  const s3 = await startS3();
  making.defer(() => s3.stop());
  const storage = new URL(s3.url);
  const line = making.use(await startTcpProxy(storage.searchParams.get("endpoint") ?? ""));
  storage.searchParams.set("endpoint", line.url);
  const dataDirs = [join(folder, "one"), join(folder, "other")];
  const settings = {
    DATABASE_URL: postgres.url,
    STORAGE_URL: storage.href,
    AUTH_SECRET: randomBytes(32).toString("base64url"),
  };
  await fill({ ...settings, DATA_DIR: folder });
  const made = making.move();
  return {
    ...{ dataDirs, settings, postgres, s3: line },
    openData: opener(postgres.url, storage.href, folder),
    [Symbol.asyncDispose]: () => made.disposeAsync(),
  };
}
