import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { z } from "zod";

/** A script of this folder that runs beside the benchmark. */
export interface Child<Message> extends AsyncDisposable {
  pid: number;
  /** The first thing it told us. */
  told: Message;
}

/** Starts a script as a process of its own and waits for its first message. Throws when it ends without one. */
export async function startChild<Message>(
  script: string,
  args: readonly string[],
  message: z.ZodType<Message>,
): Promise<Child<Message>> {
  const child = fork(join(import.meta.dirname, script), args, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", TMPDIR: process.env.TMPDIR },
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  const dispose = async () => {
    process.off("exit", endWithUs);
    await ended(child);
  };
  try {
    const told = message.parse(await firstMessage(child, script));
    if (child.pid === undefined) throw new Error(`${script} has no process id.`);
    return { pid: child.pid, told, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Lets a script measure in a process of its own and answers what it tells. */
export async function askChild<Message>(
  script: string,
  args: readonly string[],
  message: z.ZodType<Message>,
): Promise<Message> {
  await using child = await startChild(script, args, message);
  return child.told;
}

/**
 * What a script started by `startChild` tells; it may go on afterwards. Ends when the whole message is on its way:
 * disconnecting or exiting before would cut a long one off.
 */
export function tellParent(message: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) throw new Error("This script is started by the benchmark.");
    process.send(message, undefined, {}, (error: Error | null) =>
      error === null ? resolve() : reject(error),
    );
  });
}

async function firstMessage(child: ChildProcess, script: string): Promise<unknown> {
  const end = new AbortController();
  const { signal } = end;
  try {
    const [message] = await Promise.race([
      once(child, "message", { signal }),
      // Not at its exit: what it told last may still be on its way then.
      once(child, "disconnect", { signal }).then(() => {
        throw new Error(`${script} ended before it told anything.`);
      }),
    ]);
    return message;
  } finally {
    end.abort();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
