import { bodyLimit } from "hono/body-limit";
import { plainResponse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

const megabyte = 1024 * 1024;
const photographPath = "/admin/upload/picture";

/** Refuses bodies above 1 MB with 413, and above 26 a photograph, whose route refuses it above 25. */
export function limitBodies(): Middleware {
  const limitPage = limit(1);
  const limitPhotograph = limit(26);
  return async function limitsBody(context, next) {
    if (context.get("routedPath") !== photographPath) return limitPage(context, next);
    // Hono would gather a body of unknown length in memory; the route counts while it streams.
    return context.req.header("Content-Length") === undefined ? next() : limitPhotograph(context, next);
  };
}

function limit(megabytes: number): Middleware {
  return bodyLimit({
    maxSize: megabytes * megabyte,
    onError: ({ req }) =>
      plainResponse(req.raw, {
        status: 413,
        title: "Too large",
        sentence: `This is too large: at most ${megabytes} MB can be sent here.`,
      }),
  });
}
