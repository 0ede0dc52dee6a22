import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** A PostgreSQL server of its own, gone with its folder after stop(). */
export interface ThrowAwayPostgres {
  /** A URL of the server's maintenance database, whose user may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** Who runs the server; PostgreSQL refuses to run as root. */
type Account = { uid: number; gid: number } | Record<string, never>;

/**
 * Starts an empty PostgreSQL cluster in a folder of its own from the machine's own programs. Answers null
 * when the machine has none. Throws when they are there and do not start.
 */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(path.join(fastestPlace(), "rathkar-postgres-"));
  if ("uid" in account) chownSync(folder, account.uid, account.gid);
  makeCluster(programs, folder, account);

  const port = await freePort();
  const url = `postgres://rathkar@127.0.0.1:${port}/postgres`;
  const server = spawn(path.join(programs, "postgres"), serverArguments(folder, port), {
    ...account,
    cwd: folder,
    stdio: "ignore",
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const endWithUs = () => {
    server.kill("SIGQUIT");
    removeFolder();
  };
  process.once("exit", endWithUs);
  await untilItAnswers(url, server);
  return {
    url,
    async stop() {
      process.off("exit", endWithUs);
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      removeFolder();
    },
  };
}

/** Memory where there is plenty: making a database there takes a hundredth of a second, on a disk a third of one. */
function fastestPlace(): string {
  const memory = "/dev/shm";
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 ** 30 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The folder of the newest `initdb` and `postgres` that can be run together. */
function findPrograms(): string | null {
  const packaged = "/usr/lib/postgresql";
  const versions = readFolder(packaged).sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...versions.map((version) => path.join(packaged, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  const complete = (folder: string) =>
    ["initdb", "postgres"].every((name) => isProgram(path.join(folder, name)));
  return folders.find(complete) ?? null;
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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
  const run = (locale: string[]) =>
    execFileSync(
      path.join(programs, "initdb"),
      ["-D", path.join(folder, "data"), "-U", "rathkar", "-A", "trust", "-E", "UTF8", "--no-sync", ...locale],
      { ...account, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
  try {
    run(["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"]);
  } catch {
    rmSync(path.join(folder, "data"), { recursive: true, force: true });
    run(["--locale=C"]);
  }
}

function serverArguments(folder: string, port: number): string[] {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    // Nothing here has to survive a power cut.
    fsync: "off",
    full_page_writes: "off",
    max_connections: 100,
    timezone: "Asia/Kolkata",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", path.join(folder, "data"), ...flags];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const patience = Date.now() + 30_000;
  while (server.exitCode === null) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      client.end().catch(() => undefined);
      if (Date.now() > patience) throw new Error("PostgreSQL did not answer within 30 seconds.", { cause });
      await pause(50);
    }
  }
  throw new Error(`PostgreSQL ended with code ${server.exitCode} instead of starting.`);
}
