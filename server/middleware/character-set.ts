import type { Middleware } from "./request-context.ts";

const isText = /^(text\/[^;]+|[^;]+[/+]xml)$/i;

/** Says of all text that it is UTF-8, also of what a library answers. */
export function writeCharacterSet(): Middleware {
  return async function writesCharacterSet(context, next) {
    await next();
    const type = context.res.headers.get("Content-Type");
    if (type !== null && isText.test(type)) context.res.headers.set("Content-Type", `${type}; charset=utf-8`);
  };
}
