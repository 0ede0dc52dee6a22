import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Services } from "#domain/services.ts";
import { readConfig } from "#platform/config.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { freePort } from "./free-port.ts";
import { startMailServer, type TestMailServer } from "./mail-server.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { makePostgresDatabase } from "./postgres-database.ts";
import { type PushService, type SubscribedBrowser, startPushService } from "./push-service.ts";
import { owner } from "./running-site.ts";
import { startS3 } from "./s3.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface SeveralServers extends AsyncDisposable {
  servers: ServerProcess[];
  nginx: Nginx;
  database: TcpProxy;
  bucket: TcpProxy;
  mails: TestMailServer;
  pushes: PushService;
  devices: readonly SubscribedBrowser[];
  account: string;
  services: Services;
  stored: OpenDatabase;
}

const program = join(import.meta.dirname, "told-server.ts");

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
  const pushes = opened.use(await startPushService());

  const own = {
    ...{ DATABASE_URL: place.config.url ?? "", STORAGE_URL: s3.url },
    DATA_DIR: join(folder.path, "test"),
  };
  const opening = { pushNetwork: pushes.network };
  const { services, database: stored, close } = await createServices(readConfig(own), silentLog, opening);
  opened.defer(close);
  const { db } = stored;
  await services.administrator.createOrReset(owner);
  const { id: account } = await db.selectFrom("user").select("id").executeTakeFirstOrThrow();
  const devices = await Promise.all(["phone", "computer"].map((device) => subscribe(device)));
  await pastProbation(db);
  await prepare(services);

  async function subscribe(device: string): Promise<SubscribedBrowser> {
    const browser = pushes.subscribe(services.pushDevices.publicKey);
    const session = { userId: account, id: "session", device };
    const added = await services.pushDevices.add(session, browser.subscription, null);
    if (!added.ok) throw new Error(`The push service was refused: ${added.refusal}.`);
    return browser;
  }

  storage.searchParams.set("endpoint", bucket.url);
  const port = await freePort();
  const settings = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...{ DATABASE_URL: database.url, STORAGE_URL: storage.href },
    ...{ SMTP_URL: mails.url, ENQUIRY_EMAIL: owner.email, TRUSTED_PROXY: "loopback" },
    PUSH_CERTIFICATE: pushes.network.ca ?? "",
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = ports.map((port) =>
    opened.adopt(
      serverProcess({ port, program, dataDir: join(folder.path, String(port)), settings: () => settings }),
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
    ...{ servers, nginx, database, bucket, mails, pushes, devices, account, services, stored },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

export async function claimedEnquiries(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ enquiry_id: string }>`
    select enquiry_id from enquiry_outbox where claim is not null
    union select enquiry_id from push_outbox where claim is not null`.execute(db);
  return rows.map(({ enquiry_id }) => enquiry_id);
}

export async function lapseClaims(db: Kysely<Database>): Promise<void> {
  const next_attempt_at = new Date().toISOString();
  await db.updateTable("enquiry_outbox").set({ next_attempt_at }).where("state", "=", "waiting").execute();
  await db.updateTable("push_outbox").set({ next_attempt_at }).execute();
}

/** As if nothing was mailed for so many milliseconds: after many mails the next ones wait, and are gathered. */
export async function restFromMails(db: Kysely<Database>, rest: number): Promise<void> {
  const sent_at = new Date(Date.now() - rest).toISOString();
  await db.updateTable("enquiry_outbox").set({ sent_at }).where("state", "=", "sent").execute();
}

async function pastProbation(db: Kysely<Database>): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  await db
    .updateTable("installation")
    .set({ swept_at: daysAgo(1), clock_trusted_since: daysAgo(8) })
    .execute();
}
