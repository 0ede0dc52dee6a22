import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { fastestPlace } from "./temporary-folder.ts";

export interface ThrowAwayPostgres {
  url: string;
  end(how: "crash" | "shut down"): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

type Account = { uid: number; gid: number } | Record<string, never>;

export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(fastestPlace(), "rathkar-postgres-"));
  if ("uid" in account) chownSync(folder, account.uid, account.gid);
  makeCluster(programs, folder, account);

  const port = await freePort();
  const url = `postgres://rathkar@127.0.0.1:${port}/postgres`;
  const options = { ...account, cwd: folder, stdio: "ignore" } as const;
  const spawnServer = () => spawn(join(programs, "postgres"), serverArguments(folder, port), options);
  let server = spawnServer();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const endWithUs = () => {
    server.kill("SIGQUIT");
    removeFolder();
  };
  process.once("exit", endWithUs);
  async function end(how: "crash" | "shut down"): Promise<void> {
    const ended = once(server, "exit");
    server.kill(how === "crash" ? "SIGQUIT" : "SIGINT");
    await ended;
  }
  await untilItAnswers(url, server);
  return {
    url,
    end,
    async startAgain() {
      server = spawnServer();
      await untilItAnswers(url, server);
    },
    async stop() {
      process.off("exit", endWithUs);
      if (server.exitCode === null) await end("shut down");
      removeFolder();
    },
  };
}

export function hasPostgresPrograms(): boolean {
  return findPrograms() !== null;
}

function findPrograms(): string | null {
  const packaged = "/usr/lib/postgresql";
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = [
    ...versions.sort((one, other) => Number(other) - Number(one)).map((name) => join(packaged, name, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  const isComplete = (folder: string) =>
    ["initdb", "postgres"].every((program) => existsSync(join(folder, program)));
  return folders.find(isComplete) ?? null;
}

function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const numberOf = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: numberOf("-u"), gid: numberOf("-g") };
    } catch {
      // No such account on this machine: try the next.
    }
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no account postgres or nobody.");
}

/** Prefers a linguistic sort order, unlike SQLite's, so that tests notice a query that depends on it. */
function makeCluster(programs: string, folder: string, account: Account): void {
  const data = join(folder, "data");
  const settings = ["-D", data, "-U", "rathkar", "-A", "trust", "-E", "UTF8", "--no-sync"];
  const run = (...locale: string[]) =>
    execFileSync(join(programs, "initdb"), [...settings, ...locale], {
      ...account,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  try {
    run("--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US");
  } catch {
    rmSync(data, { recursive: true, force: true });
    run("--locale=C");
  }
}

function serverArguments(folder: string, port: number): string[] {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    fsync: "off",
    full_page_writes: "off",
    max_connections: 200,
    timezone: "Asia/Kolkata",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", join(folder, "data"), ...flags];
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL ended with code ${server.exitCode} instead of starting.`);
}
