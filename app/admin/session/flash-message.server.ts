import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { SessionEvent } from "./other-tabs.ts";

const cookieName = "rathkar-flash";
// The data of /admin is at /admin.data, which a narrower path would not cover.
const attributes = "Path=/; HttpOnly; SameSite=Lax";

/** Carries the event over a redirect. */
export function flashCookie(event: SessionEvent): string {
  return `${cookieName}=${event}; ${attributes}; Max-Age=60`;
}

/** Whether a loader has read the flash message of the request. */
const isReadContext = createContext(false);

export function flashMessage(
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

/** Only the answer that tells the message removes it, not another request of the same page. */
export const clearFlashMessage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isTold = request.method === "GET" && response.ok && context.get(isReadContext);
  if (isTold) response.headers.append("Set-Cookie", `${cookieName}=; ${attributes}; Max-Age=0`);
  return response;
};
