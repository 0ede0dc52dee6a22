import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../app.ts";

/** Milliseconds. A body that still arrives is its sender's to send again. */
const bodyGrace = 2_000;

/**
 * What stops the server: for `notice` milliseconds who reads is answered 503, so that proxies turn to another
 * server; then it closes, finishes what is under way and cuts off what is left after `timeout` milliseconds.
 */
export function prepareDrain(app: App, server: Server): (timeout: number, notice?: number) => Promise<void> {
  // The last one of each connection: what came before it is whole. A request that breaks off may never be closed.
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
