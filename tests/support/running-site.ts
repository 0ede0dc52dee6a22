import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port.ts";

const root = resolve(import.meta.dirname, "..", "..");

const compileCache = join(root, "node_modules/.cache/rathkar-tests");

export const owner = { email: "owner@example.com", password: "a long enough password" };

/** The production server as a process of its own, on a data folder of its own. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** The server's process; after a restart the next one. */
  process: ChildProcess;
  /** What all its processes have written to their standard output and error so far. */
  output(): string;
  /** SIGKILL, then waits for its end; the data folder stays as it is. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data folder. */
  restart(): Promise<void>;
  /** SIGTERM, then waits for its end; the data folder goes with it. */
  stop(): Promise<void>;
}

/** Starts `npm start`'s server on a fresh data folder, which `prepare` may fill before, with further `settings`. */
export async function startSite(
  prepare: (dataDir: string) => Promise<void> = async () => {},
  settings: Record<string, string> = {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "rathkar-site-"));
  await prepare(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const written: Buffer[] = [];
  const output = () => Buffer.concat(written).toString("utf8");

  async function startServer(): Promise<ChildProcess> {
    const server = spawnServer(url, port, dataDir, settings);
    server.stdout.on("data", (chunk: Buffer) => written.push(chunk));
    server.stderr.on("data", (chunk: Buffer) => written.push(chunk));
    await untilServing(server, url, output);
    return server;
  }

  const site: RunningSite = {
    url,
    dataDir,
    process: await startServer(),
    output,
    kill: () => endServer(site.process, "SIGKILL"),
    async restart() {
      site.process = await startServer();
    },
    async stop() {
      await endServer(site.process, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return site;
}

function spawnServer(url: string, port: number, dataDir: string, settings: Record<string, string>) {
  return spawn(process.execPath, [join(root, "server/start/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      // The same code is started dozens of times; compiled once, it starts sooner.
      NODE_COMPILE_CACHE: compileCache,
      // What a killed server leaves half goes with its data folder.
      TMPDIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function untilServing(server: ChildProcess, url: string, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not start:\n${output()}`);
}

async function endServer(server: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}
