import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { owner, type RunningSite } from "./running-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = resolve(import.meta.dirname, "..", "..");
const compileCache = join(root, "node_modules/.cache/rathkar-tests");

/** The production server as a process of its own, which a test may kill. */
export interface SiteProcess extends RunningSite {
  /** What all its processes have written to their standard output and error so far. */
  output(): string;
  /** SIGKILL, then waits for its end; the data folder stays as it is. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data folder. */
  restart(): Promise<void>;
}

/** Starts `npm start`'s server on an empty data folder, with further `settings`. */
export async function startSiteProcess(settings: Record<string, string> = {}): Promise<SiteProcess> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const written: Buffer[] = [];
  const output = () => Buffer.concat(written).toString("utf8");

  async function startServer(): Promise<ChildProcess> {
    const server = spawnServer(url, port, folder.path, settings);
    server.stdout.on("data", (chunk: Buffer) => written.push(chunk));
    server.stderr.on("data", (chunk: Buffer) => written.push(chunk));
    await untilServing(server, url, output);
    return server;
  }

  let server = await startServer();
  return {
    url,
    dataDir: folder.path,
    output,
    kill: () => endServer(server, "SIGKILL"),
    async restart() {
      server = await startServer();
    },
    stop: () => endServer(server, "SIGTERM"),
    async [Symbol.asyncDispose]() {
      await endServer(server, "SIGTERM");
      await folder[Symbol.asyncDispose]();
    },
  };
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
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server ended at its start:\n${output()}`);
}

async function endServer(server: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}
