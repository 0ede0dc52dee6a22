import type { TestSite } from "./test-site.ts";

export function browserOf({ app }: TestSite) {
  const jar = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await app.request(path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = ""] = pair.split("=", 1);
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
    return answer;
  }

  return {
    jar,
    open: (path: string) => ask(path),
    post: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
    send: (path: string, body: object) =>
      ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
  };
}
