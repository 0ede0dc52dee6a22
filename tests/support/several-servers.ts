import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Services } from "#domain/services.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/database/schema.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { freePort } from "./free-port.ts";
import { startMailServer, type TestMailServer } from "./mail-server.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { makePostgresDatabase } from "./postgres-database.ts";
import { owner } from "./running-site.ts";
import { startS3 } from "./s3.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Three servers behind nginx, on one PostgreSQL and one bucket over lines that a test can cut. */
export interface SeveralServers extends AsyncDisposable {
  servers: ServerProcess[];
  nginx: Nginx;
  database: TcpProxy;
  bucket: TcpProxy;
  mails: TestMailServer;
  /** Of a fourth one, which serves nobody. */
  services: Services;
  /** Ids of enquiries whose mail is not noted as sent: one that a killed server had claimed waits for five minutes. */
  waitingMail(): Promise<string[]>;
}

/** `prepare` fills the database before the first server starts. */
export async function startSeveralServers(
  postgres: string,
  prepare: (services: Services) => Promise<void>,
): Promise<SeveralServers> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await temporaryFolder());
  const place = opened.adopt(
    await makePostgresDatabase(postgres, process.env.TEST_DATABASE_TEMPLATE),
    ({ remove }) => remove(),
  );
  const s3 = opened.adopt(await startS3(), ({ stop }) => stop());
  const storage = new URL(s3.url);
  const bucket = opened.use(await startTcpProxy(storage.searchParams.get("endpoint") ?? ""));
  const database = opened.use(await startTcpProxy(place.config.url ?? ""));
  const mails = opened.use(await startMailServer());

  const own = {
    ...{ DATABASE_URL: place.config.url ?? "", STORAGE_URL: s3.url },
    DATA_DIR: join(folder.path, "test"),
  };
  const { services, database: direct, close } = await createServices(readConfig(own), silentLog);
  opened.defer(close);
  await services.administrator.createOrReset(owner);
  await pastProbation(direct.db);
  await prepare(services);

  storage.searchParams.set("endpoint", bucket.url);
  const port = await freePort();
  const settings = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...{ DATABASE_URL: database.url, STORAGE_URL: storage.href },
    ...{ SMTP_URL: mails.url, ENQUIRY_EMAIL: owner.email, TRUSTED_PROXY: "loopback" },
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = ports.map((port) =>
    opened.adopt(
      serverProcess({ port, dataDir: join(folder.path, String(port)), settings: () => settings }),
      (server) => server.end("SIGTERM"),
    ),
  );
  for (const server of servers) server.launch();
  for (const server of servers) {
    if (!(await server.serving())) throw new Error(`A server ended at its start:\n${server.output()}`);
  }
  const nginx = opened.use(await startNginx(ports, port));
  const running = opened.move();
  return {
    ...{ servers, nginx, database, bucket, mails, services },
    async waitingMail() {
      const rows = direct.db.selectFrom("enquiry_outbox").select("enquiry_id").where("state", "!=", "sent");
      return (await rows.execute()).map(({ enquiry_id }) => enquiry_id);
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Nothing is due on a new installation before its second week. */
async function pastProbation(db: Kysely<Database>): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  await db
    .updateTable("installation")
    .set({ swept_at: daysAgo(1), clock_trusted_since: daysAgo(8) })
    .execute();
}
