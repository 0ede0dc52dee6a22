import { Session } from "node:inspector/promises";
import { z } from "zod";

type Send = (method: string, params?: object) => Promise<unknown>;

/**
 * Lets a process that was started with `--inspect=127.0.0.1:0` collect its garbage. `output` is what it has written: it
 * tells there where to reach it.
 */
export async function collectGarbage(output: string): Promise<void> {
  await inspect(output, (send) => send("HeapProfiler.collectGarbage"));
}

export async function collectOwnGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}

const prototypeResult = z.object({ result: z.object({ objectId: z.string() }) });
const objectsResult = z.object({ objects: z.object({ objectId: z.string() }) });
const countResult = z.object({ result: z.object({ value: z.int() }) });

export async function requestsInMemory(output: string): Promise<number> {
  return inspect(output, async (send) => {
    const expression = 'process.getBuiltinModule("node:http").IncomingMessage.prototype';
    const prototype = prototypeResult.parse(await send("Runtime.evaluate", { expression }));
    const { objects } = objectsResult.parse(
      await send("Runtime.queryObjects", { prototypeObjectId: prototype.result.objectId }),
    );
    const functionDeclaration = "function () { return this.length; }";
    const count = { objectId: objects.objectId, functionDeclaration };
    return countResult.parse(await send("Runtime.callFunctionOn", count)).result.value;
  });
}

async function inspect<Value>(output: string, use: (send: Send) => Promise<Value>): Promise<Value> {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(output)?.[0];
  if (address === undefined) throw new Error("The process does not tell how to inspect it.");
  const inspector = new WebSocket(address);
  const opened = Promise.withResolvers<void>();
  inspector.onopen = () => opened.resolve();
  inspector.onerror = () => opened.reject(new Error("The process cannot be inspected."));
  await opened.promise;
  try {
    return await use((method, params = {}) => call(inspector, method, params));
  } finally {
    inspector.close();
  }
}

const answerSchema = z.object({ result: z.unknown(), error: z.object({ message: z.string() }).optional() });

/** One at a time, and where no events are switched on: the next message is the answer. */
function call(inspector: WebSocket, method: string, params: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    inspector.onclose = () => reject(new Error("The process has ended while it was inspected."));
    inspector.onmessage = ({ data }) => {
      const { result, error } = answerSchema.parse(JSON.parse(String(data)));
      if (error === undefined) resolve(result);
      else reject(new Error(`${method}: ${error.message}`));
    };
    inspector.send(JSON.stringify({ id: 1, method, params }));
  });
}
