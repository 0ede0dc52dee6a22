import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "#platform/root.ts";
import { type PictureAnswer, type PictureCall, pictureAnswer } from "./picture-call.ts";
import { idleStay, kernelLimits, mostHeld, spentAfter } from "./process-limits.ts";

/** `process`: it ended the process, twice. */
export class PictureGivenUp extends Error {
  override name = "PictureGivenUp";
  readonly what: "memory" | "time" | "process";
  constructor(what: PictureGivenUp["what"], detail: string) {
    super(`A picture was given up: ${detail}`);
    this.what = what;
  }
}

export interface PictureProcesses {
  run(call: PictureCall, signal: AbortSignal): Promise<unknown>;
  stop(): void;
}

const entry = import.meta.url.endsWith(".ts")
  ? path.join(import.meta.dirname, "child.ts")
  : path.join(root, "build/server/pictures.js");
const node = [process.execPath, "--max-semi-space-size=1", "--max-old-space-size=128", entry];
const limits = [`--data=${kernelLimits.data}`, `--cpu=${kernelLimits.cpu}`];

/** Started when needed, ended when idle. */
export function createPictureProcesses(): PictureProcesses {
  const idle: PictureProcess[] = [];
  const all = new Set<PictureProcess>();
  let isStopped = false;

  function remove(one: PictureProcess): void {
    all.delete(one);
    if (idle.includes(one)) idle.splice(idle.indexOf(one), 1);
    one.child.kill("SIGKILL");
  }

  async function start(): Promise<PictureProcess> {
    if (isStopped) throw new Error("The server stops.");
    const one = await openProcess();
    all.add(one);
    one.child.once("exit", () => remove(one));
    return one;
  }

  function giveBack(one: PictureProcess, { spent, held }: { spent: number; held: number }): void {
    if (spent > spentAfter || held > mostHeld || isStopped) {
      remove(one);
    } else {
      idle.push(one);
      rest(one, () => remove(one));
    }
  }

  async function callOnce(call: PictureCall, signal: AbortSignal): Promise<PictureAnswer | "ended"> {
    const one = idle.pop() ?? (await start());
    const answer = await ask(one, call, signal);
    if (answer === "ended" || answer.kind === "exceeded") remove(one);
    else giveBack(one, answer);
    return answer;
  }

  return {
    async run(call, signal) {
      const first = await callOnce(call, signal);
      // Another end may have been chance, so it is tried again.
      const answer =
        first === "ended" && !signal.aborted && !isStopped ? await callOnce(call, signal) : first;
      if (answer === "ended") {
        if (isStopped) throw new Error("The server stops.");
        if (signal.aborted) throw new PictureGivenUp("time", "it hung");
        throw new PictureGivenUp("process", "its process ended");
      }
      if (answer.kind === "exceeded") throw new PictureGivenUp(answer.what, `too much ${answer.what}`);
      if (answer.kind === "failed") throw new Error(answer.words);
      return answer.value;
    },
    stop() {
      isStopped = true;
      for (const one of all) remove(one);
    },
  };
}

interface PictureProcess {
  child: ChildProcess;
  leaving: NodeJS.Timeout | null;
}

async function openProcess(): Promise<PictureProcess> {
  const bounded = await spawned(["prlimit", ...limits, ...node]).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  return { child: bounded ?? (await spawned(node)), leaving: null };
}

async function spawned([command = "", ...words]: readonly string[]): Promise<ChildProcess> {
  const child = spawn(command, words, {
    cwd: root,
    env: { ...passedOn(), MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", UV_THREADPOOL_SIZE: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  await once(child, "spawn");
  // A send may fail because the process has ended.
  child.on("error", () => {});
  return child;
}

/** A process that decodes strangers' files gets no secret. */
function passedOn(): NodeJS.ProcessEnv {
  const names = ["PATH", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP"];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

async function ask(one: PictureProcess, call: PictureCall, signal: AbortSignal) {
  const { child } = one;
  if (one.leaving !== null) clearTimeout(one.leaving);
  child.ref();
  child.channel?.ref();
  const end = () => child.kill("SIGKILL");
  const { promise, resolve } = Promise.withResolvers<PictureAnswer | "ended">();
  const hear = (message: unknown) => {
    const answer = pictureAnswer.safeParse(message);
    resolve(answer.success ? answer.data : "ended");
  };
  const hearOfEnd = () => resolve("ended");
  child.once("message", hear).once("exit", hearOfEnd);
  signal.addEventListener("abort", end);
  try {
    if (signal.aborted || child.exitCode !== null || child.signalCode !== null) {
      end();
      return "ended";
    }
    child.send(call);
    return await promise;
  } finally {
    child.off("message", hear).off("exit", hearOfEnd);
    signal.removeEventListener("abort", end);
  }
}

function rest(one: PictureProcess, leave: () => void): void {
  one.leaving = setTimeout(leave, idleStay).unref();
  one.child.unref();
  one.child.channel?.unref();
}
