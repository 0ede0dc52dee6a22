import { randomUUID } from "node:crypto";
import type { Middleware } from "./request-context.ts";

/** A new reference for a request: twelve characters that a person can read out on the telephone. */
export function newRequestId(): string {
  return randomUUID().slice(-12);
}

/** Gives every request a reference of our own making; one sent by a client is not believed. */
export function nameRequests(): Middleware {
  return async function namesRequest(context, next) {
    const requestId = newRequestId();
    context.set("requestId", requestId);
    await next();
    context.res.headers.set("X-Request-Id", requestId);
  };
}
