import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { App } from "../app.ts";
import { answerBrokenRequest, answerUnreadable } from "./unreadable-requests.ts";

/** A server that takes requests. */
export interface Listening {
  /** The port it really listens on. */
  port: number;
  server: Server;
  /**
   * Takes no further connections, finishes the requests under way and then resolves. What is not finished after
   * `patience` milliseconds is cut off.
   */
  drain(patience: number): Promise<void>;
}

const timeouts = {
  /** Longer than proxies keep their connections, so that they never write into one we have just closed. */
  keepAliveTimeout: 65_000,
  /** A photograph of 25 MB over a slow mobile line. */
  requestTimeout: 600_000,
};

/** A path of 20 KB must reach us to be refused in a sentence. */
const maxHeaderSize = 64 * 1024;

/** Sees requests first, and calls `next` for those it does not answer. */
export type Before = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

const passOn: Before = (_incoming, _outgoing, next) => next();

/** Listens for HTTP and hands each request to `app`. Throws where the port is taken or not allowed. */
export async function listen(
  app: App,
  at: { port: number; host: string },
  { server = createHttpServer(), before = passOn }: { server?: Server; before?: Before } = {},
): Promise<Listening> {
  Object.assign(server, timeouts);
  const answer = getRequestListener(app.fetch, { errorHandler: answerUnreadable });
  server.on("request", (incoming, outgoing) => before(incoming, outgoing, () => answer(incoming, outgoing)));
  server.on("clientError", answerBrokenRequest);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return { port: portOf(server.address()), server, drain: (patience) => drain(app, server, patience) };
}

/** An HTTP server that reads addresses long enough to refuse them in a sentence. */
export function createHttpServer(): Server {
  return createServer({ maxHeaderSize });
}

async function drain(app: App, server: Server, patience: number): Promise<void> {
  app.drain();
  // A connection that is kept alive ends with the answer it is waiting for.
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
