import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

export interface TcpProxy extends AsyncDisposable {
  url: string;
  silence(): void;
  silenceAfter(bytes: number): void;
  heal(): void;
  cut(how: "reset" | "end"): void;
  close(): Promise<void>;
  listen(): Promise<void>;
}

export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const url = new URL(serverUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const port = await freePort();
  url.hostname = "127.0.0.1";
  url.port = String(port);
  const pairs = new Set<[Socket, Socket]>();
  const mute = new WeakSet<[Socket, Socket]>();
  let isSilent = false;
  let bytesLeft = Number.POSITIVE_INFINITY;
  let server: Server | null = null;

  function join(near: Socket): void {
    const far = connect(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on("data", (bytes) => {
        if (from === far) bytesLeft -= bytes.length;
        if (bytesLeft < 0) silence();
        if (!mute.has(pair)) to.write(bytes);
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        if (mute.has(pair)) return;
        pairs.delete(pair);
        to.destroy();
      });
    }
    if (isSilent) mute.add(pair);
  }

  function silence(): void {
    isSilent = true;
    for (const pair of pairs) mute.add(pair);
  }

  async function close(): Promise<void> {
    if (server === null) return;
    const closed = once(server, "close");
    server.close();
    server = null;
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
    await closed;
  }

  async function listen(): Promise<void> {
    server = createServer(join).listen(port, "127.0.0.1");
    await once(server, "listening");
  }

  await listen();
  return {
    url: url.href,
    silence,
    silenceAfter(bytes) {
      bytesLeft = bytes;
    },
    heal() {
      isSilent = false;
      bytesLeft = Number.POSITIVE_INFINITY;
    },
    cut(how) {
      for (const [near] of pairs) {
        if (how === "reset") near.resetAndDestroy();
        else near.end();
      }
    },
    close,
    listen,
    [Symbol.asyncDispose]: close,
  };
}
