import { expect, test } from "vitest";
import type { SiteHandler } from "#app/site-handler.ts";
import { countingSite, openApp } from "#tests/support/open-app.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const formType = "application/x-www-form-urlencoded";

const readingSite: SiteHandler = async (request) =>
  new Response(String((await request.arrayBuffer()).byteLength));

function stream(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const size = Math.min(left, 64 * 1024);
      left -= size;
      controller.enqueue(new Uint8Array(size));
    },
  });
}

function post(body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, headers = {}): RequestInit {
  const typed = { "Content-Type": formType, ...headers };
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers: typed, duplex: "half" };
  return init;
}

test.each(["/admin/upload/picture", "/ADMIN/upload/picture", "/%61dmin//upload/picture/"])(
  "%s takes a photograph of 25 MB [PIC-4]",
  async (path) => {
    await using testApp = await openApp(readingSite);
    const announcing = (bytes: number) => post(stream(bytes), { "Content-Length": String(bytes) });
    expect(await (await testApp.app.request(path, announcing(25 * megabyte))).text()).toBe(
      String(25 * megabyte),
    );
    expect((await testApp.app.request(path, announcing(27 * megabyte))).status).toBe(413);
  },
);

test("a photograph of unknown length reaches its route while it is still being sent", async () => {
  await using testApp = await openApp(async (request) => {
    await request.body?.getReader().read();
    return new Response("read");
  });
  const endless = stream(Number.POSITIVE_INFINITY);
  expect((await testApp.app.request("/admin/upload/picture", post(endless))).status).toBe(200);
});

test("a body of unknown length is refused as soon as it passes the limit [SEC-7]", async () => {
  await using testApp = await openApp(readingSite);
  const endless = stream(Number.POSITIVE_INFINITY);
  expect((await testApp.app.request("/contact", post(endless))).status).toBe(413);
});

test.each(["/contact", "/admin", "/admin/upload", "/admin/upload/picture/more"])(
  "%s takes no more than 64 KB [SEC-7]",
  async (path) => {
    await using testApp = await openApp(readingSite);
    expect(await (await testApp.app.request(path, post(stream(64 * kilobyte)))).text()).toBe("65536");
    const answer = await testApp.app.request(path, post(stream(64 * kilobyte + 1)));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toBe("This is too large: at most 64 KB can be sent here.\n");
  },
);

test("a body that announces too much is refused before anybody reads it [SEC-7]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const headers = { "Content-Length": String(2 * megabyte), Accept: "application/json" };
  const answer = await testApp.app.request("/contact", post(new Uint8Array(1), headers));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: "This is too large: at most 64 KB can be sent here." });
  expect(asked).toEqual([]);
});

test("a form has no more than 100 fields [SEC-7]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const fields = (count: number) => post(new TextEncoder().encode(Array(count).fill("a=1").join("&")));
  expect((await testApp.app.request("/contact", fields(101))).status).toBe(400);
  expect(asked).toEqual([]);
  expect((await testApp.app.request("/contact", fields(100))).status).toBe(200);
});

test.each([
  ["another type", { "Content-Type": "text/plain" }],
  ["JSON", { "Content-Type": "application/json" }],
  ["a form with files", { "Content-Type": "multipart/form-data; boundary=x" }],
  ["no type", { "Content-Type": "" }],
  ["no such thing as a type", { "Content-Type": "form;;=" }],
  ["a form in another charset", { "Content-Type": `${formType}; charset=utf-16` }],
  ["a compressed form", { "Content-Encoding": "gzip" }],
])("%s is no form, and is answered with 415 and a plain page [SEC-7]", async (_what, headers) => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const init = post(new TextEncoder().encode("a=1"), { Accept: "text/html", ...headers });
  const answer = await testApp.app.request("/contact", init);
  expect(answer.status).toBe(415);
  expect(await answer.text()).toMatch(/<h1\b[^>]*>Not accepted<\/h1>/);
  expect(asked).toEqual([]);
});

test("a form that breaks off is answered with 400 and a plain page [SEC-7]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  const answer = await testApp.app.request("/contact", post(broken, { Accept: "text/html" }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/<h1\b[^>]*>Not received<\/h1>/);
  expect(asked).toEqual([]);
});

test("a form without a body is a form with nothing in it", async () => {
  await using testApp = await openApp(async (request) => new Response(request.headers.get("Content-Type")));
  const answer = await testApp.app.request("/admin/sign-out", { method: "POST" });
  expect(await answer.text()).toBe(formType);
});

test("where nothing can be sent, 405 says what can be done [SEC-7]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site, { addressAt: () => undefined });
  const answer = await testApp.app.request("/gallery", post(new Uint8Array(1)));
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect(asked).toEqual([]);
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "%s is answered with 405 and reaches no action [SEC-7]",
  async (method) => {
    const { site, asked } = countingSite();
    await using testApp = await openApp(site);
    for (const path of ["/gallery", "/admin", "/healthz", "/admin/upload/picture"]) {
      const answer = await testApp.app.request(path, { method, body: "a=1" });
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    }
    expect(asked).toEqual([]);
  },
);
