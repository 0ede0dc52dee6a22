import { readConfig } from "#platform/config.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { createServices } from "#server/start/create-services.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { owner } from "#tests/support/running-site.ts";
import { type ServerProcess, serverProcess } from "#tests/support/server-process.ts";
import { copiesOf } from "#tests/support/temporary-folder.ts";

/** The production server with all it depends on. It is kept from schedule to schedule. */
export interface World extends AsyncDisposable {
  servers: readonly ServerProcess[];
  mailServer: TestMailServer;
  /** The owner's id. */
  account: string;
  /** What the servers keep, for somebody beside them. */
  openData(): Promise<Data>;
  /** Ends requests that hang, when the world is left. */
  isOver: AbortSignal;
  /** How processes ended that nobody had asked to end. */
  deaths: string[];
}

export interface Data extends AsyncDisposable {
  database: OpenDatabase;
  files: FileStore;
}

const preparedFolder = copiesOf(async (dataDir) => {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await services.administrator.createOrReset(owner);
  await close();
});

/** One server on SQLite with its disk. */
export async function openSqliteWorld(): Promise<World> {
  await using opening = new AsyncDisposableStack();
  const { path: dataDir } = opening.use(await preparedFolder());
  const mailServer = opening.use(await startMailServer());
  const deaths: string[] = [];
  const over = new AbortController();
  const settings = {
    PUBLIC_URL: "http://workshop.example",
    // Limits count by address: every visitor has one of his own.
    TRUSTED_PROXY: "loopback",
    SMTP_URL: mailServer.url,
    ENQUIRY_EMAIL: owner.email,
  };
  const port = await freePort();
  const server = serverProcess({
    ...{ port, dataDir, settings: () => settings },
    onDeath: (how) => deaths.push(how),
  });
  opening.defer(() => server.end("SIGKILL"));
  opening.defer(() => over.abort());
  server.launch();
  if (!(await server.serving())) throw new Error(`The server ended at its start:\n${server.output()}`);

  async function openData(): Promise<Data> {
    const database = await openDatabase({ url: null, dataDir }, silentLog);
    return { database, files: openFileStore({ url: null, dataDir }), [Symbol.asyncDispose]: database.close };
  }
  await using data = await openData();
  const { id } = await data.database.db.selectFrom("user").select("id").executeTakeFirstOrThrow();
  const opened = opening.move();
  return {
    ...{ servers: [server], mailServer, account: id, deaths, openData, isOver: over.signal },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
