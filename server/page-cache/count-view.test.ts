import { expect, test } from "vitest";
import { openApp, page } from "#tests/support/open-app.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";

async function openCountingApp(answer: () => Response) {
  const counted: string[] = [];
  const testApp = await openApp(async () => answer(), { countPage: (path) => counted.push(path) });
  return { ...testApp, counted };
}

test("a page is counted each time it is opened, rendered or kept, by its path alone [TODAY-4]", async () => {
  await using site = await openCountingApp(() => page("gallery"));
  for (const query of ["?work=painting", "", "?utm_source=x"]) {
    await site.app.request(`/gallery${query}`, { headers: { "User-Agent": phone, Cookie: "who=somebody" } });
  }
  const { headers } = await site.app.request("/gallery", { headers: { "User-Agent": phone } });
  const known = { "User-Agent": phone, "If-None-Match": headers.get("ETag") ?? "" };
  expect((await site.app.request("/gallery", { headers: known })).status).toBe(304);
  expect(site.counted).toEqual(Array(5).fill("/gallery"));
  expect(headers.has("Set-Cookie")).toBe(false);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["Mozilla/5.0 (compatible; Uptime monitor)"],
  ["facebookexternalhit/1.1"],
  ["curl/8.5.0"],
  [""],
])("'%s' is not counted [TODAY-4]", async (userAgent) => {
  await using site = await openCountingApp(() => page("gallery"));
  for (const _visit of ["rendered", "kept"]) {
    await site.app.request("/gallery", { headers: { "User-Agent": userAgent } });
  }
  expect(site.counted).toEqual([]);
});

test("neither what is not found, nor a file, nor a look at the headers is counted [TODAY-4]", async () => {
  const headers = { "User-Agent": phone };
  await using lost = await openCountingApp(() => new Response("no", { status: 404 }));
  await using file = await openCountingApp(() => new Response("User-agent: *"));
  await using found = await openCountingApp(() => page("gallery"));
  for (const _visit of ["rendered", "kept"]) {
    await lost.app.request("/gallery", { headers });
    await file.app.request("/gallery", { headers });
    await found.app.request("/gallery", { method: "HEAD", headers });
  }
  expect([...lost.counted, ...file.counted, ...found.counted]).toEqual([]);
});
