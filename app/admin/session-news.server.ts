import type { MiddlewareFunction } from "react-router";
import type { SessionNews } from "./other-tabs.ts";

const cookieName = "rathkar-session-news";

/** A short-lived cookie that carries the news over a redirect. */
export function newsCookie(news: SessionNews): string {
  return `${cookieName}=${news}; ${attributes}; Max-Age=60`;
}

/** The news that a request brings to the page it asks for. */
export function sessionNews(request: Request): SessionNews | null {
  const value = request.headers
    .get("cookie")
    ?.split("; ")
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return value === "signed-in" || value === "signed-out" ? value : null;
}

/** News is told once: the answer to the request that brought it takes it away. */
export const tellNewsOnce: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const isTold = request.method === "GET" && response.ok && sessionNews(request) !== null;
  if (isTold) response.headers.append("Set-Cookie", `${cookieName}=; ${attributes}; Max-Age=0`);
  return response;
};

// The data of /admin is asked for at /admin.data, which a narrower path would not cover.
const attributes = "Path=/; HttpOnly; SameSite=Lax";
