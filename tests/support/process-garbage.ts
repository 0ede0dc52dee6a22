import { Session } from "node:inspector/promises";

/**
 * Lets a process that was started with `--inspect=127.0.0.1:0` collect its garbage. `output` is what it has written: it
 * tells there where to reach it.
 */
export async function collectGarbage(output: string): Promise<void> {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(output)?.[0];
  if (address === undefined) throw new Error("The process does not tell how to inspect it.");
  const inspector = new WebSocket(address);
  const opened = Promise.withResolvers<void>();
  const collected = Promise.withResolvers<void>();
  inspector.onopen = () => opened.resolve();
  inspector.onerror = () => opened.reject(new Error("The process cannot be inspected."));
  inspector.onmessage = () => collected.resolve();
  await opened.promise;
  inspector.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await collected.promise;
  inspector.close();
}

/** The same for this process. */
export async function collectOwnGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
