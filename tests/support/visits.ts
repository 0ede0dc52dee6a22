import type { TestSite } from "./test-site.ts";

export const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";

/** As a page of the site tells that it is seen. */
export function tellVisit(
  { app }: Pick<TestSite, "app">,
  told: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request("/visit", {
    method: "POST",
    body: new URLSearchParams({ did: "page", path: "/", ...told }).toString(),
    headers: {
      "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
      "User-Agent": phone,
      ...headers,
    },
  });
}
