import { Hono } from "hono";
import { expect, test } from "vitest";
import { countingSite, openApp, readableLog, type TestApp } from "#tests/support/open-app.ts";

test.each([
  ["/%E0%A4%A", 400],
  ["/%", 400],
  ["/gallery%00", 400],
  ["/gallery%0d%0aX-Smuggled:1", 400],
  [`/${"a".repeat(20_000)}`, 414],
  [`/gallery?x=${"a".repeat(20_000)}`, 414],
])("the address %.20s… is answered with %i and a small page", async (path, status) => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  await testApp.app.request("/gallery");
  const answer = await testApp.app.request(path, { headers: { Accept: "text/html" } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toMatch(/<h1\b/);
  expect(asked).toEqual(["/gallery"]);
});

test("a query that cannot be read is left to the page", async () => {
  await using testApp = await openApp(countingSite().site);
  expect((await testApp.app.request("/gallery?work=%E0%A4%A")).status).toBe(200);
});

test("a fault is told as a sentence with a reference, and logged once under it [ERR-4]", async () => {
  const { lines, log } = readableLog();
  await using testApp = await openApp(
    async () => {
      throw new Error("password of the database is hunter2");
    },
    { log },
  );
  const answer = await testApp.app.request("/admin", { headers: { Accept: "text/html" } });
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toContain("hunter2");
  const faults = lines.filter((line) => line.err !== undefined);
  expect(faults).toHaveLength(1);
  expect(text).toContain(`reference ${faults[0]?.reference}`);
  expect(answer.headers.get("X-Request-Id")).toBe(faults[0]?.reference);
});

test.each([
  ["thrown", "/admin"],
  ["thrown", "/gallery"],
  ["answered", "/admin"],
  ["answered", "/gallery"],
])(
  "a fault of what we depend on, %s at %s, is answered 503 with a time to come back [ERR-5]",
  async (how, path) => {
    const fault = new Error("not stored", {
      cause: Object.assign(new Error("no space left"), { code: "ENOSPC" }),
    });
    await using testApp = await openApp(async (_request, { reportFault }) => {
      if (how === "thrown") throw fault;
      reportFault(fault);
      return new Response("not now", { status: 500 });
    });
    const answer = await testApp.app.request(path);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  },
);

test("something thrown that is no Error is a fault, too", async () => {
  await using testApp = await openApp(() => Promise.reject("just text"));
  expect((await testApp.app.request("/admin")).status).toBe(500);
  expect((await testApp.app.request("/gallery")).status).toBe(500);
});

test("a request that the router refuses is no fault", async () => {
  const { lines, log } = readableLog();
  await using testApp = await openApp(
    async (_request, { reportFault }) => {
      reportFault({ status: 404, statusText: "Not Found" });
      return new Response("no", { status: 404 });
    },
    { log },
  );
  await testApp.app.request("/admin/none");
  expect(lines.filter((line) => Number(line.level) >= 40)).toEqual([]);
});

test("a visitor who has gone away is no fault", async () => {
  const { lines, log } = readableLog();
  const visitor = new AbortController();
  await using testApp = await openApp(
    async (request) => {
      visitor.abort();
      request.signal.throwIfAborted();
      return new Response("never");
    },
    { log },
  );
  await testApp.app.request("/admin", { signal: visitor.signal });
  expect(lines.filter((line) => Number(line.level) >= 40)).toEqual([]);
});

test("the log tells what was asked and answered, and nothing of the visitor", async () => {
  const { lines, log } = readableLog();
  await using testApp = await openApp(countingSite().site, { log });
  const headers = { "User-Agent": "Spy/1.0", "X-Forwarded-For": "203.0.113.9", Cookie: "session=s3cret" };
  const from = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };
  const answer = await testApp.app.request("/contact?email=asha@example.com", { headers }, from);
  await testApp.app.request("/gallery?work=painting&email=asha@example.com", { headers }, from);
  await testApp.app.request("/gallery?work=painting&email=asha@example.com", { headers }, from);
  expect(lines[0]).toMatchObject({
    msg: "request",
    requestId: answer.headers.get("X-Request-Id"),
    method: "GET",
    path: "/contact",
    status: 200,
  });
  expect(JSON.stringify(lines)).not.toMatch(/Spy|203\.0\.113|asha|s3cret/);
});

test("the path of a page that is not there is in the log [ERR-2]", async () => {
  const { lines, log } = readableLog();
  await using testApp = await openApp(async () => new Response("Not found", { status: 404 }), { log });
  await testApp.app.request("/hi/no/such/page");
  expect(lines).toContainEqual(expect.objectContaining({ path: "/hi/no/such/page", status: 404 }));
});

test("a response for one visitor is compressed as he accepts it", async () => {
  await using testApp = await openApp(
    async () => new Response("x".repeat(5000), { headers: { "Content-Type": "text/html" } }),
  );
  for (const [accepted, encoding] of [
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const answer = await testApp.app.request("/admin", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    const bytes = (await answer.arrayBuffer()).byteLength;
    expect(answer.headers.get("Content-Length")).toBe(String(bytes));
    expect(bytes < 200).toBe(encoding !== null);
  }
});

test("cookies survive on their way out", async () => {
  await using testApp = await openApp(async () => {
    const headers = new Headers({ "Content-Type": "text/html" });
    headers.append("Set-Cookie", "a=1");
    headers.append("Set-Cookie", "b=2");
    return new Response("x".repeat(2000), { headers });
  });
  const answer = await testApp.app.request("/admin", { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("pictures say themselves how long they may be cached, their absence is never cached", async () => {
  const pictures = new Hono()
    .get("/gallery-images/bus.jpg", (context) =>
      context.body("bytes", 200, { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=9" }),
    )
    .all("/gallery-images/*", (context) => context.body("none", 404, { "Cache-Control": "public" }));
  const { site, asked } = countingSite();
  await using testApp = await openApp(site, { storedFiles: pictures });
  const found = await testApp.app.request("/gallery-images/bus.jpg", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(found.headers.get("Cache-Control")).toBe("public, max-age=9");
  expect(found.headers.has("Content-Encoding")).toBe(false);
  const absent = await testApp.app.request("/gallery-images/none.jpg");
  expect(absent.status).toBe(404);
  expect(absent.headers.get("Cache-Control")).toBe("no-store");
  expect(asked).toEqual([]);
});

test("probes are told why the server is not ready, and that it is alive all the same [OPS-7]", async () => {
  let isFull = false;
  const parts = { isDiskFull: async () => isFull };
  await using testApp = await openApp(countingSite().site, parts);
  const ask = async ({ app }: TestApp, path: string) => {
    const answer = await app.request(path);
    return [answer.status, (await answer.json()).state, answer.headers.get("Retry-After")];
  };
  expect((await testApp.app.request("/healthz", { method: "HEAD" })).status).toBe(200);
  expect(await ask(testApp, "/readyz")).toEqual([200, "serving", null]);
  isFull = true;
  expect(await ask(testApp, "/readyz")).toEqual([503, "disk full", "10"]);
  expect(await ask(testApp, "/healthz")).toEqual([503, "disk full", "10"]);
  testApp.app.drain();
  expect(await ask(testApp, "/readyz")).toEqual([503, "draining", "10"]);
  expect(await ask(testApp, "/livez")).toEqual([200, "alive", null]);

  await using other = await openApp(countingSite().site);
  await other.database.db.destroy();
  expect(await ask(other, "/readyz")).toEqual([503, "without database", "10"]);
  expect(await ask(other, "/livez")).toEqual([200, "alive", null]);
});
