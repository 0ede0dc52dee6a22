import { randomUUID } from "node:crypto";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "../metrics.ts";
import type { Middleware } from "./request-context.ts";

const maxLoggedPath = 200;

/** Short enough to be read out on the telephone. */
export function newRequestId(): string {
  return randomUUID().slice(-12);
}

/** An id of our own; one sent by a client is not believed. */
export function assignRequestId(): Middleware {
  return async function assignsRequestId(context, next) {
    const requestId = newRequestId();
    context.set("requestId", requestId);
    await next();
    context.res.headers.set("X-Request-Id", requestId);
  };
}

/** One line a request, without query string, address and user agent: these can point at a person. */
export function logRequests(log: Log, onAnswer: Metrics["answered"]): Middleware {
  return async function logsRequest(context, next) {
    const begun = performance.now();
    await next();
    const { status } = context.res;
    const [path, milliseconds] = [new URL(context.req.url).pathname, performance.now() - begun];
    onAnswer({ route: context.get("route") ?? null, status, milliseconds, isKept: false });
    log.info(
      {
        requestId: context.get("requestId"),
        method: context.req.method,
        path: path.slice(0, maxLoggedPath),
        status,
        ms: Math.round(milliseconds),
      },
      "request",
    );
  };
}
