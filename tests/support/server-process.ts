import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { owner } from "./running-site.ts";

const root = resolve(import.meta.dirname, "..", "..");
/** Where processes that tests start keep their compiled code: without it a start takes three times as long. */
export const compileCache = join(root, "node_modules/.cache/rathkar-tests");

export interface ServerProcess {
  url: string;
  pid(): number | null;
  output(): string;
  launch(): void;
  serving(isEnough?: () => boolean): Promise<boolean>;
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  send(message: number): void;
}

export interface ServerProcessOptions {
  port: number;
  dataDir: string;
  settings(): Record<string, string>;
  wrapper?: readonly string[];
  hasChannel?: boolean;
  program?: string;
  onDeath?(how: string): void;
}

export function serverProcess(options: ServerProcessOptions): ServerProcess {
  const url = `http://127.0.0.1:${options.port}`;
  const written: Buffer[] = [];
  let running: ChildProcess | null = null;
  let hasServed = false;
  let isWantedToEnd = false;

  function launch(): void {
    if (running !== null) return;
    const server = spawnServer(url, options);
    running = server;
    hasServed = false;
    isWantedToEnd = false;
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (chunk: Buffer) => written.push(chunk));
    }
    const endWithUs = () => server.kill("SIGKILL");
    process.once("exit", endWithUs);
    server.once("exit", (code, signal) => {
      process.off("exit", endWithUs);
      if (running === server) running = null;
      if (hasServed && !isWantedToEnd) options.onDeath?.(signal ?? `exit code ${code}`);
    });
  }

  return {
    url,
    pid: () => running?.pid ?? null,
    output: () => Buffer.concat(written).toString("utf8"),
    launch,
    async serving(isEnough = () => false) {
      const server = running;
      while (server !== null && running === server && !isEnough()) {
        const answer = await fetch(`${url}/healthz`, { headers: { Connection: "close" } }).catch(() => null);
        await answer?.body?.cancel();
        hasServed ||= answer?.ok === true;
        if (answer?.ok) return true;
        await pause(20);
      }
      return false;
    },
    async end(signal) {
      const server = running;
      if (server === null) return;
      isWantedToEnd = true;
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
    },
    send(message) {
      if (running?.connected) running.send(message);
    },
  };
}

function spawnServer(url: string, options: ServerProcessOptions) {
  const { dataDir, settings, wrapper = [], hasChannel } = options;
  const { program = join(root, "build/server/start.js") } = options;
  const [command = process.execPath, ...words] = [...wrapper, process.execPath];
  return spawn(command, [...words, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: new URL(url).port,
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: compileCache,
      TMPDIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: "warn",
      ...settings(),
    },
    stdio: ["ignore", "pipe", "pipe", ...(hasChannel ? (["ipc"] as const) : [])],
  });
}
