import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "#platform/config.ts";
import type { App } from "../app.ts";
import { prepareDrain } from "./drain.ts";
import { unreadableRequests } from "./unreadable-requests.ts";

export interface Listening {
  port: number;
  drain: ReturnType<typeof prepareDrain>;
}

const timeouts = {
  /** Milliseconds, longer than proxies keep theirs. */
  keepAliveTimeout: 65_000,
  headersTimeout: 30_000,
  /** Milliseconds, for 25 MB over a slow mobile line. */
  requestTimeout: 600_000,
};

const maxHeaderSize = 16 * 1024;
const connectionsCheckingInterval = 5_000;

export interface Limits {
  connections: number;
  /** Milliseconds in which a body must come, but for a photograph. */
  body: number;
}

const defaultLimits: Limits = { connections: 2_000, body: 30_000 };

export type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export class CannotListen extends Error {}

/** Throws CannotListen where the port is taken or not allowed. */
export async function listen(
  app: App,
  at: Pick<Config, "port" | "host" | "publicUrl">,
  {
    server = createHttpServer(),
    middleware,
    limits = defaultLimits,
  }: { server?: Server; middleware?: NodeMiddleware; limits?: Limits } = {},
): Promise<Listening> {
  Object.assign(server, timeouts, { maxConnections: limits.connections });
  const drain = prepareDrain(app, server);
  const unreadable = unreadableRequests(at.publicUrl, app.phone);
  const answer = getRequestListener(app.fetch, { errorHandler: unreadable.answer });
  const slowBodies = {
    after: limits.body,
    answer: (socket: Socket, target: string | undefined) =>
      unreadable.answerOnSocket({ code: "ERR_HTTP_REQUEST_TIMEOUT", target }, socket),
  };
  server.on("request", (request, response) => {
    if (!app.takesPhotograph(request.url ?? "")) {
      endSlowBody(request, response, slowBodies);
    }
    if (middleware === undefined) answer(request, response);
    else middleware(request, response, () => answer(request, response));
  });
  server.on("clientError", unreadable.answerOnSocket);
  await open(server, at);
  return { port: portOf(server.address()), drain };
}

/** Before anything is made or filled. Throws CannotListen. */
export async function tryPort(at: Pick<Config, "port" | "host">): Promise<void> {
  const server = createTcpServer();
  await open(server, at);
  await new Promise((resolve) => server.close(resolve));
}

function open(server: TcpServer, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) =>
      reject(new CannotListen(listenProblem(cause, port, host), { cause }));
    server.once("error", refuse);
    // Without a host Node listens on every interface there is.
    server.listen(port, host === "::" ? undefined : host, () => {
      server.off("error", refuse);
      resolve();
    });
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. End that one, or set another port, for example PORT=${port === 65535 ? 3000 : port + 1}.`;
  if (code === "EACCES")
    return `Port ${port} is not allowed to this user. Set one above 1023, for example PORT=3000, with a proxy before it.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is no address of this machine.`;
  return `The server cannot listen on port ${port}: ${message}.`;
}

/** Leaves room to refuse long addresses in a sentence. */
export function createHttpServer(): Server {
  return createServer({ maxHeaderSize, connectionsCheckingInterval });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Milliseconds. Answers before it closes. */
function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { after, answer }: { after: number; answer(socket: Socket, target: string | undefined): void },
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!response.headersSent) answer(socket, request.url);
    // Also while the client goes on sending.
    socket.destroySoon();
  }, after);
  const stop = () => {
    clearTimeout(timer);
    request.off("close", stop);
    socket.off("close", stop);
  };
  request.once("close", stop);
  // A request that breaks off may never be closed itself.
  socket.once("close", stop);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
