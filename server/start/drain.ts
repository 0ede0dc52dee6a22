import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../app.ts";

/** Milliseconds, because the sender can send its body again. */
const bodyGrace = 2_000;

/** Answers 503 for `notice` milliseconds, then closes within `timeout` milliseconds. */
export function prepareDrain(app: App, server: Server): (timeout: number, notice?: number) => Promise<void> {
  // The last of each connection: a request that breaks off may never close.
  const requests = new Map<Socket, IncomingMessage>();
  server.on("connection", (socket: Socket) => socket.once("close", () => requests.delete(socket)));
  server.on("request", (request) => requests.set(request.socket, request));

  function cutArriving(): void {
    for (const [socket, request] of requests) if (!request.complete) socket.destroy();
  }

  return async function drain(timeout, notice = 0) {
    app.drain();
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    const cutBodies = setTimeout(cutArriving, bodyGrace);
    await sleep(notice);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => server.closeAllConnections(), timeout);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(closeAll);
    clearTimeout(cutBodies);
  };
}
