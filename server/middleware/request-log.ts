import { randomUUID } from "node:crypto";
import type { AddressAt } from "#app/site-handler.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "../metrics.ts";
import type { Middleware } from "./request-context.ts";

const maxLoggedPath = 200;
/** Of a first login, also in an address that is none. */
const token = /[0-9a-f]{40}/gi;

/** Short enough for the telephone. */
export function newRequestId(): string {
  return randomUUID().slice(-12);
}

/** A client's own id is not believed. */
export function assignRequestId(): Middleware {
  return async function assignsRequestId(context, next) {
    const requestId = newRequestId();
    context.set("requestId", requestId);
    await next();
    context.res.headers.set("X-Request-Id", requestId);
  };
}

/** Without what points at a person or opens something. */
export function logRequests(log: Log, onAnswer: Metrics["answered"], addressAt: AddressAt): Middleware {
  return async function logsRequest(context, next) {
    const begun = performance.now();
    await next();
    const { status } = context.res;
    const milliseconds = performance.now() - begun;
    const address = addressAt(context.get("routedPath") ?? "");
    const path = address?.isSecret ? address.path : new URL(context.req.url).pathname;
    onAnswer({ route: context.get("route") ?? null, status, milliseconds, isKept: false });
    log.info(
      {
        requestId: context.get("requestId"),
        method: context.req.method,
        path: path.replace(token, ":token").slice(0, maxLoggedPath),
        status,
        ms: Math.round(milliseconds),
      },
      "request",
    );
  };
}
