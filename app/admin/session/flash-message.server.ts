import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { SessionEvent } from "./other-tabs.ts";

const cookieName = "rathkar-flash";

/** A short-lived cookie that carries the news over a redirect. */
export function flashCookie(news: SessionEvent): string {
  return `${cookieName}=${news}; ${attributes}; Max-Age=60`;
}

/** Whether a loader has read the news that a request brought. */
const isReadContext = createContext(false);

/** The news that a request brings to the page it asks for. */
export function sessionEvent(
  request: Request,
  context: Readonly<RouterContextProvider>,
): SessionEvent | null {
  const value = request.headers
    .get("cookie")
    ?.split("; ")
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  if (value !== "signed-in" && value !== "signed-out") return null;
  context.set(isReadContext, true);
  return value;
}

/** News is told once: the answer of the loader that has read it takes it away, and no other of the same page. */
export const clearFlashMessage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isTold = request.method === "GET" && response.ok && context.get(isReadContext);
  if (isTold) response.headers.append("Set-Cookie", `${cookieName}=; ${attributes}; Max-Age=0`);
  return response;
};

// The data of /admin is asked for at /admin.data, which a narrower path would not cover.
const attributes = "Path=/; HttpOnly; SameSite=Lax";
