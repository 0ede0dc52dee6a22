import type { ServerProcess } from "#tests/support/server-process.ts";
import type { Fault } from "../schedule.ts";
import type { World } from "../world/world.ts";
import { beginFault, serverOf } from "./begin-fault.ts";

/** For a start that may not come while another fault stands, in milliseconds. */
const patience = 2_000;

export interface Faults {
  moveTo(number: number): Promise<void>;
  endAll(): Promise<void>;
  /** Starts again who keeps the database for himself, as a server does that was started on a full disk. */
  openDatabases(): Promise<void>;
}

export function faultsOn(world: World, faults: readonly Fault[]): Faults {
  const standing = new Map<Fault, () => Promise<unknown>>();
  const startedOnFullDisk = new Set<ServerProcess>();

  async function endThose(isOver: (fault: Fault) => boolean): Promise<void> {
    const over = [...standing].filter(([fault]) => isOver(fault));
    for (const [fault, end] of over) {
      await end();
      standing.delete(fault);
    }
    if (over.length > 0) await startServers();
  }

  async function startServers(): Promise<void> {
    const isFaulty = standing.size > 0;
    const isEnough = isFaulty ? after(patience) : () => false;
    const wanted = world.servers.filter((server) => !isDown(server));
    const isFull = [...standing.keys()].some(({ kind }) => kind === "full disk");
    for (const server of wanted) {
      if (isFull && server.pid() === null) startedOnFullDisk.add(server);
      server.launch();
    }
    const serve = await Promise.all(wanted.map((server) => server.serving(isEnough)));
    if (!isFaulty && serve.includes(false)) await startAgain(wanted);
  }

  async function startAgain(servers: readonly ServerProcess[]): Promise<void> {
    for (const server of servers) server.launch();
    const serve = await Promise.all(servers.map((server) => server.serving()));
    if (serve.includes(false)) throw new Error("A server did not start with all faults over.");
  }

  function isDown(server: ServerProcess): boolean {
    return [...standing.keys()].some(
      ({ target, server: number }) => target === "process" && serverOf(world, number) === server,
    );
  }

  return {
    async moveTo(number) {
      await endThose((fault) => fault.to <= number);
      for (const fault of faults.filter(({ from }) => from === number)) {
        standing.set(fault, await beginFault(fault, world));
      }
    },
    endAll: () => endThose(() => true),
    async openDatabases() {
      await Promise.all([...startedOnFullDisk].map((server) => server.end("SIGTERM")));
      await startServers();
    },
  };
}

function after(milliseconds: number): () => boolean {
  const begun = performance.now();
  return () => performance.now() - begun > milliseconds;
}
