import type { ServerProcess } from "#tests/support/server-process.ts";
import { type Fault, type FaultKind, faultTargets, type Schedule } from "../schedule.ts";
import type { World } from "../world/world.ts";

/** For a start that may not come while another fault stands, in milliseconds. */
const patience = 2_000;

/** Brings a fault about and answers how it ends. */
type Begin = (world: World, fault: Fault) => Promise<() => Promise<void>>;

const begin: Record<FaultKind, Begin> = {
  "kill -9": async (world, { server }) => {
    await serverOf(world, server).end("SIGKILL");
    return async () => undefined;
  },
  /** What comes until the process has ended finds it closing. */
  SIGTERM: async (world, { server }) => {
    const ended = serverOf(world, server).end("SIGTERM");
    return () => ended;
  },
};

/** The faults of a schedule, brought about and ended as its operations go on. */
export interface Faults {
  /** Ends what ends before the operation of that number, then begins what begins there. */
  moveTo(number: number): Promise<void>;
  /** Ends all that stand, and waits until all servers serve. */
  endAll(): Promise<void>;
}

export function faultsOn(world: World, { faults }: Schedule): Faults {
  const standing = new Map<Fault, () => Promise<void>>();

  async function endThose(isOver: (fault: Fault) => boolean): Promise<void> {
    const over = [...standing].filter(([fault]) => isOver(fault));
    for (const [fault, end] of over) {
      await end();
      standing.delete(fault);
    }
    if (over.length > 0) await startServers();
  }

  /** Those that are not to be down. While a fault stands a start may fail or never come. */
  async function startServers(): Promise<void> {
    const isFaulty = standing.size > 0;
    const isEnough = isFaulty ? after(patience) : () => false;
    const wanted = world.servers.filter((server) => !isDown(server));
    for (const server of wanted) server.launch();
    const serve = await Promise.all(wanted.map((server) => server.serving(isEnough)));
    if (!isFaulty && serve.includes(false))
      throw new Error("A server did not start although no fault stood.");
  }

  function isDown(server: ServerProcess): boolean {
    return [...standing.keys()].some(
      (fault) => faultTargets[fault.kind] === "process" && serverOf(world, fault.server) === server,
    );
  }

  return {
    async moveTo(number) {
      await endThose((fault) => fault.to <= number);
      for (const fault of faults.filter(({ from }) => from === number)) {
        standing.set(fault, await begin[fault.kind](world, fault));
      }
    },
    endAll: () => endThose(() => true),
  };
}

function serverOf({ servers }: World, number: number): ServerProcess {
  const server = servers[number % servers.length];
  if (server === undefined) throw new Error("The world has no server.");
  return server;
}

function after(milliseconds: number): () => boolean {
  const begun = performance.now();
  return () => performance.now() - begun > milliseconds;
}
