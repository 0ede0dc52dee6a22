import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { SiteHandler } from "#app/site-handler.ts";
import { countingSite, openApp, publicUrl, readableLog, type TestApp } from "#tests/support/open-app.ts";
import { type Listening, listen } from "./listen.ts";

const unhandled = vi.fn();
process.on("unhandledRejection", unhandled);
process.on("uncaughtException", unhandled);
afterEach(() => expect(unhandled).not.toHaveBeenCalled());

/** The app on a real socket, with the lines of its log. */
async function openServer(
  site: SiteHandler,
): Promise<AsyncDisposable & { listening: Listening; url: string; testApp: TestApp; lines: object[] }> {
  const { lines, log } = readableLog();
  const testApp = await openApp(site, { log });
  const listening = await listen(testApp.app, { port: 0, host: "127.0.0.1", publicUrl });
  return {
    listening,
    url: `http://127.0.0.1:${listening.port}`,
    testApp,
    lines,
    async [Symbol.asyncDispose]() {
      await listening.drain(100);
      await testApp[Symbol.asyncDispose]();
    },
  };
}

/** Sends bytes as they are and answers whatever comes back until the server closes. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

function get(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: rathkar.example\r\nConnection: close\r\nAccept: text/html\r\n\r\n`;
}

test.each([
  ["a null byte", get("/gallery\0"), 400],
  ["an encoded null byte", get("/gallery%00"), 400],
  ["a broken escape", get("/%E0%A4%A"), 400],
  ["a backslash", get("/\\gallery"), 400],
  ["10 KB of path", get(`/${"a".repeat(10_000)}`), 414],
  ["20 KB of headers", get(`/ HTTP/1.1\r\nX-Long: ${"a".repeat(20_000)}\r\nX-Rest:`), 431],
  ["100 KB of path", get(`/${"a".repeat(100_000)}`), 431],
  ["no HTTP at all", "hello\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.0\r\n\r\n", 400],
  [
    "a host of 300 characters",
    `GET / HTTP/1.1\r\nHost: ${"a".repeat(300)}\r\nConnection: close\r\nAccept: text/html\r\n\r\n`,
    400,
  ],
  ["a senseless host", "GET /gallery HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
])("%s is answered with a plain small page", async (_what, bytes, status) => {
  await using server = await openServer(countingSite().site);
  const answer = await sendRaw(server.listening.port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("<h1>");
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(answer).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains\r\n/i);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

test.each(["TRACE", "PUT", "DELETE", "OPTIONS", "SEARCH"])(
  "%s is answered with 405 [SEC-7]",
  async (method) => {
    await using server = await openServer(countingSite().site);
    for (const path of ["/gallery", "/admin"]) {
      const bytes = get(path).replace("GET", method);
      const answer = await sendRaw(server.listening.port, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/^allow: GET, HEAD, POST\r$/im);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    }
  },
);

test("what is too large is answered although it is not read", async () => {
  await using server = await openServer(countingSite().site);
  const head = "POST /contact HTTP/1.1\r\nHost: rathkar.example\r\nConnection: close\r\n";
  const answer = await sendRaw(server.listening.port, `${head}Content-Length: 9000000\r\n\r\na=1`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  const piece = `10000\r\n${"a".repeat(65_536)}\r\n`;
  const chunked = await sendRaw(
    server.listening.port,
    `${head}Transfer-Encoding: chunked\r\n\r\n${piece}${piece}`,
  );
  expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
});

test("a page comes over the wire whole, also the second time", async () => {
  await using server = await openServer(countingSite().site);
  for (const _visit of ["miss", "hit"]) {
    const answer = await fetch(`${server.url}/gallery`, { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(await answer.text()).toContain("<h1>render 1</h1>");
  }
});

test("a client that goes away while its answer is made harms nobody", async () => {
  const begun = Promise.withResolvers<void>();
  await using server = await openServer(async (request) => {
    begun.resolve();
    await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
    throw request.signal.reason;
  });
  const client = httpRequest(`${server.url}/admin`).on("error", () => {});
  client.end();
  await begun.promise;
  client.destroy();
  await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ status: 499 }));
  expect(server.lines).not.toContainEqual(expect.objectContaining({ level: 50 }));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a client that goes away in the middle of a long answer harms nobody", async () => {
  const gone = Promise.withResolvers<void>();
  await using server = await openServer(
    async () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
          cancel: () => gone.resolve(),
        }),
        { headers: { "Content-Type": "image/jpeg" } },
      ),
  );
  const client = httpRequest(`${server.url}/admin`, (answer) => answer.once("data", () => client.destroy()));
  client.on("error", () => {});
  client.end();
  await gone.promise;
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a client that goes away in the middle of an upload harms nobody", async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  await using server = await openServer(async (request) => {
    begun.resolve();
    await request.arrayBuffer().finally(() => ended.resolve());
    return new Response("never");
  });
  const client = httpRequest(`${server.url}/admin/upload/picture`, {
    method: "POST",
    headers: { "Content-Length": "5000000" },
  });
  client.on("error", () => {});
  client.write(new Uint8Array(100_000));
  await begun.promise;
  client.destroy();
  await ended.promise;
  expect(server.lines).not.toContainEqual(expect.objectContaining({ level: 50 }));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a drain finishes the request under way, takes no new ones and then is done", async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  await using server = await openServer(async () => {
    begun.resolve();
    await finish.promise;
    return new Response("finished");
  });
  const underWay = fetch(`${server.url}/admin`);
  await begun.promise;
  const drained = server.listening.drain(10_000);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  finish.resolve();
  expect(await (await underWay).text()).toBe("finished");
  await drained;
});

test("before it closes, a drain tells whoever comes that another server must be asked [OPS-8]", async () => {
  await using server = await openServer(countingSite().site);
  await fetch(`${server.url}/gallery`);
  const drained = server.listening.drain(10_000, 3_000);
  for (const path of ["/gallery", "/admin"]) {
    const answer = await fetch(server.url + path, { headers: { Accept: "text/html" } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Connection")).toBe("close");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toContain("being restarted");
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  await drained;
  await expect(fetch(`${server.url}/gallery`)).rejects.toThrow();
});

test("a drain does not wait for a photograph that is still on its way [OPS-8]", async () => {
  const begun = Promise.withResolvers<void>();
  await using server = await openServer(async (request) => {
    begun.resolve();
    await request.arrayBuffer();
    return new Response("never");
  });
  const slow = httpRequest(`${server.url}/admin/upload/picture`, {
    method: "POST",
    headers: { "Content-Length": "5000000" },
  });
  const failed = new Promise((resolve) => slow.once("error", resolve));
  slow.write(new Uint8Array(100_000));
  await begun.promise;
  await server.listening.drain(300_000);
  expect(await failed).toMatchObject({ code: "ECONNRESET" });
});

test("a drain does not wait for ever for a request that never ends", async () => {
  const begun = Promise.withResolvers<void>();
  await using server = await openServer(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  const underWay = fetch(`${server.url}/admin`);
  await begun.promise;
  await Promise.all([server.listening.drain(50), expect(underWay).rejects.toThrow()]);
});

/** Answers whatever comes back, and when the connection is closed. */
function sendSlowly(port: number, head: string) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString("latin1");
  });
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(answer)));
  // Never all of it: one byte after the other.
  socket.write(`${head}\r\n`);
  const trickle = setInterval(() => socket.write("a"), 10);
  void closed.then(() => clearInterval(trickle));
  return { socket, closed };
}

test("a body that trickles is ended with a plain page; a photograph has time [SEC-10]", async () => {
  const { log } = readableLog();
  await using testApp = await openApp(async (request) => new Response(`${(await request.bytes()).length}`), {
    log,
  });
  const at = { port: 0, host: "127.0.0.1", publicUrl };
  const listening = await listen(testApp.app, at, { limits: { connections: 10, body: 50 } });
  const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n`;

  const photograph = connect(listening.port, "127.0.0.1");
  let received = "";
  photograph.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  photograph.write(`${head("/admin/upload/picture")}Content-Length: 5\r\n\r\nslow`);

  const slow = await Promise.all(
    ["Content-Length: 60000\r\n", "Transfer-Encoding: chunked\r\n\r\n60000"].map(
      (length) => sendSlowly(listening.port, head("/contact") + length).closed,
    ),
  );
  for (const answer of slow) expect(answer).toMatch(/^HTTP\/1\.1 408 .*<h1>Too slow<\/h1>/s);
  const read = `GET /gallery HTTP/1.1\r\nHost: a.example\r\nContent-Length: 60000\r\n`;
  expect(await sendSlowly(listening.port, read).closed).toMatch(/^HTTP\/1\.1 200 /);

  photograph.write("!");
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200 .*5$/s);
  photograph.destroy();
  await listening.drain(100);
});

test("connections beyond the limit are closed at once, the others are served [SEC-10]", async () => {
  await using testApp = await openApp(countingSite().site);
  const at = { port: 0, host: "127.0.0.1", publicUrl };
  const listening = await listen(testApp.app, at, { limits: { connections: 2, body: 30_000 } });
  const idle = await Promise.all([1, 2].map(() => connected(listening.port)));
  expect(await sendRaw(listening.port, get("/gallery")).catch(() => "")).toBe("");
  for (const socket of idle) socket.destroy();
  await expect
    .poll(() => sendRaw(listening.port, get("/gallery")).catch(() => ""))
    .toMatch(/^HTTP\/1\.1 200 /);
  await listening.drain(100);
});

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.on("error", reject);
  });
}

test("a port that is taken is an error for whoever starts the server", async () => {
  await using server = await openServer(countingSite().site);
  const at = { port: server.listening.port, host: "127.0.0.1", publicUrl };
  await expect(listen(server.testApp.app, at)).rejects.toThrow("EADDRINUSE");
});
