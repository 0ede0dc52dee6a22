import { type Kysely, sql } from "kysely";
import { Client } from "pg";
import type { Log } from "#platform/log.ts";
import { revisionChannel, type TrackedRevision } from "./content-revision.ts";
import type { Database } from "./schema.ts";

const reconnectDelay = 500;
const checkInterval = 10_000;

const listenerName = "rathkar revision listener";

/** Whether a server or a command at work listens. */
export async function isListenedTo(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = ${listenerName} and datname = current_database()`.execute(db);
  return rows.length > 0;
}

/** Hears of changes by all processes. Throws when the first connection fails. */
export async function listenForRevisions(
  url: string,
  revision: TrackedRevision,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  let client: Client | null = null;
  let reconnecting: NodeJS.Timeout | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      application_name: listenerName,
    });
    fresh.on("error", (error) => lose(fresh, error));
    fresh.on("end", () => lose(fresh, null));
    fresh.on("notification", ({ payload }) => revision.update(Number(payload)));
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${revisionChannel}`);
    await readRevision(fresh);
  }

  async function readRevision(from: Client): Promise<void> {
    const { rows } = await from.query<{ revision: number }>(
      "select revision from content_revision where id = 1",
    );
    revision.update(rows[0]?.revision ?? 0);
  }

  function lose(lost: Client, error: Error | null): void {
    if (stopped || client !== lost) return;
    log.warn({ err: error }, "the connection that announces content changes was lost");
    client = null;
    // A silent server would never answer a farewell.
    lost.connection.stream.destroy();
    reconnecting = setTimeout(() => {
      connect().catch((error: unknown) => {
        const failed = client;
        if (failed !== null) lose(failed, error instanceof Error ? error : new Error(String(error)));
      });
    }, reconnectDelay);
    reconnecting.unref();
  }

  await connect();
  const checking = setInterval(() => {
    const checked = client;
    if (checked !== null) readRevision(checked).catch((error: Error) => lose(checked, error));
  }, checkInterval);
  checking.unref();

  return {
    async stop() {
      stopped = true;
      clearInterval(checking);
      if (reconnecting !== null) clearTimeout(reconnecting);
      await client?.end();
    },
  };
}
