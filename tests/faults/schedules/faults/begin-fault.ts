import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { MailBehaviour } from "#tests/support/mail-server.ts";
import type { Fault, FaultKind } from "../schedule.ts";
import type { Disk } from "../world/disk.ts";
import { limitFileSize, limitHandles } from "../world/limits.ts";
import type { World } from "../world/world.ts";
import type { WorldServer } from "../world/world-server.ts";

const run = promisify(execFile);

type Begin = (fault: Fault, world: World) => Promise<() => Promise<unknown>>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const jumps = [-hour, -2 * minute, 2 * minute, hour, 26 * hour, 400 * day];

const begins: Record<FaultKind, Begin> = {
  "kill -9": async ({ server }, world) => {
    await serverOf(world, server).end("SIGKILL");
    return async () => undefined;
  },
  /** Whoever comes until the process has ended finds it closing. */
  SIGTERM: async ({ server }, world) => {
    const ended = serverOf(world, server).end("SIGTERM");
    return () => ended;
  },
  "clock jump": async ({ server, degree }, world) => {
    const { setClock } = serverOf(world, server);
    setClock(jumps[degree % jumps.length] ?? 0);
    return async () => setClock(0);
  },
  "full disk": ({ degree }, world) =>
    world.disk === null ? limitGrowth(world) : fillDisk(world.disk, degree),
  "no file handles": async ({ server, degree }, world) => {
    const harmed = serverOf(world, server);
    const pid = harmed.pid();
    if (pid === null) return async () => undefined;
    await limitHandles(pid, degree % 4);
    return async () => {
      if (harmed.pid() === pid) await limitHandles(pid, "all");
    };
  },
  "read-only folder": async ({ server }, world) => {
    const { dataDir } = serverOf(world, server);
    await setModes(dataDir, "u-w");
    return () => setModes(dataDir, "u+w");
  },
  "mail server down": async (_, { mailServer }) => {
    await mailServer.disappear();
    return () => mailServer.comeBack();
  },
  "mail server slow": mailFault("delay"),
  "mail server busy": mailFault("busy"),
  "mail server refusing": mailFault("refuse"),
  "mail server cutting": mailFault("swallow"),
  "mail server silent": mailFault("hang"),
  "PostgreSQL restarted": async ({ degree }, { postgres }) => {
    await postgres?.end(degree % 2 === 0 ? "crash" : "shut down");
    return async () => postgres?.startAgain();
  },
  "S3 gone": async (_, { s3 }) => {
    await s3?.close();
    return async () => s3?.listen();
  },
};

export function beginFault(fault: Fault, world: World): Promise<() => Promise<unknown>> {
  return begins[fault.kind](fault, world);
}

export function serverOf({ servers }: World, number: number): WorldServer {
  const server = servers[number % servers.length];
  if (server === undefined) throw new Error("The world has no server.");
  return server;
}

async function fillDisk(disk: Disk, degree: number) {
  await disk.fill([0, 4_096, 16_384, 65_536][degree % 4] ?? 0);
  return () => disk.empty();
}

/** No file may grow: what a full disk is where none of our own can be mounted. */
async function limitGrowth({ servers }: World) {
  const pids = new Map(servers.map((server) => [server, server.pid()]));
  const limit = async (bytes: number | "unlimited") => {
    for (const [server, pid] of pids) {
      if (pid !== null && server.pid() === pid) await limitFileSize(pid, bytes);
    }
  };
  await limit(0);
  return () => limit("unlimited");
}

/** Files come and go meanwhile: one that is gone before its turn is no failure. */
async function setModes(folder: string, modes: string): Promise<void> {
  await run("chmod", ["-R", "-f", modes, folder]).catch(() => undefined);
}

function mailFault(manner: MailBehaviour): Begin {
  return async (_, { mailServer }) => {
    mailServer.behave(manner);
    return async () => {
      mailServer.behave("accept");
      if (manner !== "hang") return;
      await mailServer.disappear();
      await mailServer.comeBack();
    };
  };
}
