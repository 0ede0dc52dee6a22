import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { countingSite, openApp, page } from "#tests/support/open-app.ts";

test("a hit has the same headers as the miss before it", async () => {
  await using testApp = await openApp(countingSite().site);
  const headersOf = async () => {
    const answer = await testApp.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
    return Object.fromEntries([...answer.headers].filter(([name]) => name !== "x-request-id"));
  };
  const miss = await headersOf();
  expect(miss).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
  expect(await headersOf()).toEqual(miss);
});

test("a page that is asked for again is soon sent smaller, and is the same page", async () => {
  const words = Array.from({ length: 4000 }, (_, index) => (index * 7919).toString(36)).join(" ");
  await using testApp = await openApp(async () => page(words));
  const ask = async () => {
    const answer = await testApp.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(body.byteLength));
    return { body, tag: answer.headers.get("ETag") };
  };
  const first = await ask();
  await expect.poll(async () => (await ask()).body.byteLength).toBeLessThan(first.body.byteLength);
  const later = await ask();
  expect(later.tag).toBe(first.tag);
  expect(brotliDecompressSync(later.body)).toEqual(brotliDecompressSync(first.body));
});

test("the page cannot see the visitor's cookies and headers", async () => {
  const seen: string[][] = [];
  await using testApp = await openApp(async (request) => {
    seen.push([...request.headers.keys()]);
    return page("gallery");
  });
  await testApp.app.request("/gallery", { headers: { Cookie: "session=secret", "Accept-Language": "mr" } });
  expect(seen).toEqual([[]]);
});

test("a cookie that a public page tries to set is not handed to other visitors", async () => {
  await using testApp = await openApp(async (_request) => {
    const answer = page("gallery");
    answer.headers.set("Set-Cookie", "who=first");
    return answer;
  });
  expect((await testApp.app.request("/gallery")).headers.has("Set-Cookie")).toBe(false);
});

test("a browser that has the page gets 304, until the content changes", async () => {
  await using testApp = await openApp(countingSite().site);
  const first = await testApp.app.request("/gallery");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  const again = await testApp.app.request("/gallery", { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("ETag")).toBe(first.headers.get("ETag"));
  expect(again.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  await testApp.changeContent();
  expect((await testApp.app.request("/gallery", { headers })).status).toBe(200);
});

test("a browser that has a page is never told the policy of files for it", async () => {
  await using testApp = await openApp(async () => page("gallery"));
  const first = await testApp.app.request("/gallery");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  const told = ({ headers }: Response) =>
    ["Content-Security-Policy", "Permissions-Policy"].map((name) => headers.get(name));
  await testApp.changeContent();
  for (const _ of ["rendered", "cached"]) {
    const again = await testApp.app.request("/gallery", { headers });
    expect([again.status, ...told(again)]).toEqual([304, ...told(first)]);
  }
});

test("a browser learns which links it may fetch ahead, unless it saves data", async () => {
  await using testApp = await openApp(countingSite().site);
  const rulesOf = async (headers: Record<string, string>) =>
    (await testApp.app.request("/gallery", { headers })).headers.get("Speculation-Rules");
  for (const _ of ["rendered", "cached"]) {
    expect(await rulesOf({})).toBe('"/speculation-rules.json"');
    expect(await rulesOf({ "Save-Data": "on" })).toBeNull();
  }
  const rules = await testApp.app.request("/speculation-rules.json");
  expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
});

test("HEAD answers the headers of the page without its body", async () => {
  await using testApp = await openApp(countingSite().site);
  const miss = await testApp.app.request("/gallery", { method: "HEAD" });
  const hit = await testApp.app.request("/gallery", { method: "HEAD" });
  const whole = await testApp.app.request("/gallery");
  for (const answer of [miss, hit]) {
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
  }
});

test("a redirect of a public page is passed on without a body", async () => {
  await using testApp = await openApp(
    async () => new Response(null, { status: 301, headers: { Location: "/elsewhere" } }),
  );
  const answer = await testApp.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/elsewhere");
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(await answer.text()).toBe("");
});
