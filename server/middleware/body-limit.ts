import { plainAnswer } from "./plain-answers.ts";
import type { Middleware, ServerContext, StreamingRequestInit } from "./request-context.ts";

const megabyte = 1024 * 1024;

/** The largest photograph (decision 19). */
const largestPhotograph = 25 * megabyte;

/**
 * The most bytes a request to this path may bring. A photograph may have 25 MB, and some more for the form
 * around it; its own room then says precisely what is wrong with one that is too large.
 */
export function bodyLimit(path: string): number {
  return path === "/admin/upload/picture" ? largestPhotograph + megabyte : megabyte;
}

/** Ends the reading of a body that has passed its limit; `status` tells that it is no fault of ours. */
class BodyTooLarge extends Error {
  readonly status = 413;
}

/** Refuses bodies beyond the limit with 413: at once where the length is announced, else as soon as it is passed. */
export function limitBodies(): Middleware {
  return async function limitsBody(context, next) {
    const request = context.req.raw;
    if (request.method === "GET" || request.method === "HEAD") return next();
    const limit = bodyLimit(context.get("routedPath"));
    if (Number(request.headers.get("Content-Length") ?? 0) > limit) return tooLarge(context, limit);
    if (request.body === null) return next();
    const counted = countBody(request.body, limit);
    const init: StreamingRequestInit = { body: counted.body, duplex: "half" };
    context.req.raw = new Request(request, init);
    await next();
    if (counted.isOver()) context.res = tooLarge(context, limit);
  };
}

function countBody(body: ReadableStream<Uint8Array>, limit: number) {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(new BodyTooLarge("The body is larger than allowed."));
      else controller.enqueue(chunk);
    },
  });
  return { body: body.pipeThrough(counter), isOver: () => bytes > limit };
}

function tooLarge(context: ServerContext, limit: number): Response {
  context.set("caching", undefined);
  return plainAnswer(context.req.raw, {
    status: 413,
    title: "Too large",
    sentence: `This is too large: at most ${Math.floor(limit / megabyte)} MB can be sent here.`,
  });
}
