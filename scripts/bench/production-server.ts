import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "#tests/support/free-port.ts";

export const owner = { email: "owner@example.com", password: "a long enough password" };

const packageSchema = z.object({ scripts: z.object({ start: z.string() }) });

/** The production server in a process of its own; ends when this process ends, however it does. */
export interface ProductionServer extends AsyncDisposable {
  url: string;
  pid: number;
  dataDir: string;
}

/** Starts the server on a data folder by the command of `npm start` with further settings, and waits until it serves. */
export async function startProductionServer(
  root: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ProductionServer> {
  const { start } = packageSchema.parse(
    JSON.parse(await readFile(join(root, "package.json"), "utf8")),
  ).scripts;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn("sh", ["-c", start], {
    cwd: root,
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      TMPDIR: process.env.TMPDIR,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const endWithUs = () => server.kill("SIGKILL");
  process.once("exit", endWithUs);
  const stop = async () => {
    await ended(server);
    process.off("exit", endWithUs);
  };
  try {
    await untilServing(server, url);
    if (server.pid === undefined) throw new Error("The server has no process id.");
    return { url, pid: server.pid, dataDir, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilServing(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 6_000; attempt++) {
    if (server.exitCode !== null) throw new Error("The server ended at its start.");
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await pause(10);
  }
  throw new Error("The server did not start within a minute.");
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  const cut = setTimeout(() => server.kill("SIGKILL"), 20_000);
  await exit;
  clearTimeout(cut);
}
