import { expect, test } from "vitest";
import type { SiteHandler } from "#app/site-handler.ts";
import { openApp } from "#tests/support/open-app.ts";

const megabyte = 1024 * 1024;

/** Reads the whole body and tells its length. */
const readingSite: SiteHandler = async (request) =>
  new Response(String((await request.arrayBuffer()).byteLength));

/** A body that does not announce its length. */
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
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
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

test("a body of unknown length is refused as soon as it passes the limit", async () => {
  await using testApp = await openApp(readingSite);
  const endless = stream(Number.POSITIVE_INFINITY);
  expect((await testApp.app.request("/contact", post(endless))).status).toBe(413);
});

test.each(["/contact", "/admin", "/admin/upload", "/admin/upload/picture/more"])(
  "%s takes no more than one megabyte",
  async (path) => {
    await using testApp = await openApp(readingSite);
    expect((await testApp.app.request(path, post(stream(megabyte)))).status).toBe(200);
    const answer = await testApp.app.request(path, post(stream(megabyte + 1)));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toBe("This is too large: at most 1 MB can be sent here.\n");
  },
);

test("a body that announces too much is refused before anybody reads it", async () => {
  let asked = 0;
  await using testApp = await openApp(async () => {
    asked++;
    return new Response("read");
  });
  const headers = { "Content-Length": String(2 * megabyte), Accept: "application/json" };
  const answer = await testApp.app.request("/contact", post(new Uint8Array(1), headers));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: "This is too large: at most 1 MB can be sent here." });
  expect(asked).toBe(0);
});

test("whoever guesses passwords shuts out only his own address", async () => {
  await using testApp = await openApp(async () => new Response("wrong", { status: 401 }));
  const guess = (remoteAddress: string, path = "/admin") =>
    testApp.app.request(path, { method: "POST", body: "a=b" }, { incoming: { socket: { remoteAddress } } });
  for (let attempt = 0; attempt < 30; attempt++) await guess("203.0.113.9", "/ADMIN.data");
  const refusal = await guess("203.0.113.9");
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refusal.text()).toMatch(
    /^Too many attempts from your address\. Please try again in \d+ seconds\.\n$/,
  );
  expect((await guess("203.0.113.10")).status).toBe(401);
});

test("an IPv6 visitor counts as one, whichever of his addresses he uses", async () => {
  await using testApp = await openApp(async () => new Response("wrong", { status: 401 }));
  const guess = (remoteAddress: string) =>
    testApp.app.request(
      "/admin",
      { method: "POST", body: "a=b" },
      { incoming: { socket: { remoteAddress } } },
    );
  for (let attempt = 0; attempt < 30; attempt++) await guess(`2001:db8:0:7::${attempt}`);
  expect((await guess("2001:db8:0:7:1:2:3:4")).status).toBe(429);
  expect((await guess("2001:db8:0:8::1")).status).toBe(401);
});

test("reading the sign-in page is not limited", async () => {
  await using testApp = await openApp(async () => new Response("page"));
  for (let visit = 0; visit < 40; visit++) await testApp.app.request("/admin");
  expect((await testApp.app.request("/admin")).status).toBe(200);
});
