import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../tests/support/free-port.ts";

export interface Bench {
  root: string;
  folder: string;
}

/** Its process ends with this one, however that ends. */
export interface Site extends AsyncDisposable {
  url: string;
  pid: number;
}

const packageSchema = z.object({ scripts: z.object({ start: z.string(), demo: z.string() }) });

export async function startSampleSite(
  { root, folder }: Bench,
  settings: Record<string, string> = {},
): Promise<Site> {
  const dataDir = join(folder, settings.DATABASE_URL === undefined ? "sample" : "sample-elsewhere");
  if (!existsSync(dataDir)) await makeSampleData(root, dataDir, settings);
  return startSite(root, "start", { ...settings, DATA_DIR: dataDir });
}

export async function makeSampleData(
  root: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<void> {
  console.error("Building where something has changed, and making the sample gallery …");
  const metricsPort = String(await freePort());
  await using _site = await startSite(root, "demo", {
    ...settings,
    DATA_DIR: dataDir,
    METRICS_PORT: metricsPort,
  });
  for (let encodings = 1; encodings > 0; await pause(500)) {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    encodings = Number(/^rathkar_encodings (\d+)$/m.exec(metrics)?.[1]);
  }
}

export async function startSite(
  root: string,
  command: "start" | "demo",
  settings: Record<string, string>,
): Promise<Site> {
  const { scripts } = packageSchema.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn("sh", ["-c", `exec ${scripts[command].replace(/^exec /, "")}`], {
    cwd: root,
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      TMPDIR: process.env.TMPDIR,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
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
    return { url, pid: server.pid, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilServing(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(10);
  }
  throw new Error("The server ended at its start.");
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  const cut = setTimeout(() => server.kill("SIGKILL"), 20_000);
  await exit;
  clearTimeout(cut);
}
