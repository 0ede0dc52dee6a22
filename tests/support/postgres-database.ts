import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";

export type DatabaseConfig = { url: string | null; dataDir: string };

export interface PreparedDatabase {
  config: DatabaseConfig;
  remove(): Promise<void>;
}

export async function makePostgresDatabase(
  server: string,
  template?: string,
): Promise<PreparedDatabase & { name: string }> {
  const name = `rathkar_${randomUUID().replaceAll("-", "")}`;
  const copied = template === undefined ? "" : `template ${template}`;
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
    // By far the faster way to make many small databases; before version 15 it was the only one.
    const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? "strategy file_copy" : "";
    await client.query(`create database ${name} ${copied} ${strategy}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    config: { url: url.href, dataDir: path.join(tmpdir(), name) },
    remove: () => onServer(server, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function onServer(server: string, ask: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}
