import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { linksOf } from "#tests/support/html.ts";
import { countingSite, openApp, publicUrl } from "#tests/support/open-app.ts";
import { getRequest, openServer, sendRaw } from "#tests/support/open-server.ts";
import { listen } from "./listen.ts";

const unhandled = vi.fn();
process.on("unhandledRejection", unhandled);
process.on("uncaughtException", unhandled);
afterEach(() => expect(unhandled).not.toHaveBeenCalled());

const postHead = "POST /contact HTTP/1.1\r\nHost: rathkar.example\r\nConnection: close\r\n";

test.each([
  ["a null byte", getRequest("/gallery\0"), 400],
  ["an encoded null byte", getRequest("/gallery%00"), 400],
  ["a broken escape", getRequest("/%E0%A4%A"), 400],
  ["a backslash", getRequest("/\\gallery"), 400],
  ["10 KB of path", getRequest(`/${"a".repeat(10_000)}`), 414],
  ["20 KB of headers", getRequest(`/ HTTP/1.1\r\nX-Long: ${"a".repeat(20_000)}\r\nX-Rest:`), 431],
  ["100 KB of path", getRequest(`/${"a".repeat(100_000)}`), 431],
  ["no HTTP at all", "hello\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.0\r\n\r\n", 400],
  [
    "a host of 300 characters",
    `GET / HTTP/1.1\r\nHost: ${"a".repeat(300)}\r\nConnection: close\r\nAccept: text/html\r\n\r\n`,
    400,
  ],
  ["a senseless host", "GET /gallery HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  [
    "a length beside chunks",
    `${postHead}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["two lengths", `${postHead}Content-Length: 4\r\nContent-Length: 5\r\n\r\na=bcd`, 400],
])("%s is answered with a plain small page", async (_what, bytes, status) => {
  await using server = await openServer(countingSite().site);
  const answer = await sendRaw(server.listening.port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("<h1");
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(answer).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains\r\n/i);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

test.each([
  ["/./gallery?work=painting", "/gallery?work=painting"],
  ["/hi/../gallery", "/gallery"],
  ["/assets/%2e%2e/admin/account", "/admin/account"],
  ["/gallery/%2E", "/gallery/"],
  ["/.//evil.example", "/evil.example"],
])("%s, a second spelling, leads to %s [SITE-12]", async (sent, address) => {
  const { site, asked } = countingSite();
  await using server = await openServer(site);
  for (const _visit of [1, 2]) await sendRaw(server.listening.port, getRequest("/gallery"));
  const answer = await sendRaw(server.listening.port, getRequest(sent));
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).toContain(`location: ${address}\r\n`);
  expect(asked).toEqual(["/gallery"]);
});

test.each([
  ["an address that cannot be read", getRequest("/mr/\0"), "पत्त्यात वाचता न\u00a0येणारी अक्षरे आहेत."],
  ["20 KB of headers", getRequest(`/mr?${"a".repeat(20_000)}`), "पत्ता आणि त्यासोबत ब्राउझर"],
  [
    "two lengths",
    `${postHead.replace("/contact", "/mr/contact")}Content-Length: 4\r\nContent-Length: 5\r\n\r\na=bcd`,
    "जे पाठवले, ते वाचता आले नाही.",
  ],
])(
  "%s is refused in the language of its address, with the phone number [ERR-6]",
  async (_what, bytes, sentence) => {
    const phone = () => ({ shown: "+91 98220 00000", dialled: "+919822000000" });
    await using server = await openServer(countingSite().site, undefined, { phone });
    const answer = Buffer.from(await sendRaw(server.listening.port, bytes), "latin1").toString("utf8");
    expect(answer).toContain('<html lang="mr">');
    expect(answer).toContain(sentence);
    expect(linksOf(answer)).toEqual([
      { href: "tel:+919822000000", words: "+91 98220 00000" },
      { href: "/mr", words: "मुख्य पान" },
    ]);
  },
);

test.each(["TRACE", "PUT", "DELETE", "OPTIONS", "SEARCH"])(
  "%s is answered with 405 [SEC-7]",
  async (method) => {
    await using server = await openServer(countingSite().site);
    for (const path of ["/gallery", "/admin"]) {
      const bytes = getRequest(path).replace("GET", method);
      const answer = await sendRaw(server.listening.port, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/^allow: GET, HEAD, POST\r$/im);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    }
  },
);

test("what is too large is answered although it is not read", async () => {
  await using server = await openServer(countingSite().site);
  const answer = await sendRaw(server.listening.port, `${postHead}Content-Length: 9000000\r\n\r\na=1`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  const piece = `10000\r\n${"a".repeat(65_536)}\r\n`;
  const chunked = await sendRaw(
    server.listening.port,
    `${postHead}Transfer-Encoding: chunked\r\n\r\n${piece}${piece}`,
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

test("connections beyond the limit are closed at once, the others are served [SEC-10]", async () => {
  await using server = await openServer(countingSite().site, { connections: 2, body: 30_000 });
  const { listening } = server;
  const idle = await Promise.all([1, 2].map(() => connected(listening.port)));
  expect(await sendRaw(listening.port, getRequest("/gallery")).catch(() => "")).toBe("");
  for (const socket of idle) socket.destroy();
  await expect
    .poll(() => sendRaw(listening.port, getRequest("/gallery")).catch(() => ""))
    .toMatch(/^HTTP\/1\.1 200 /);
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
  await expect(listen(server.testApp.app, at)).rejects.toThrow(
    `Port ${at.port} is taken by another program. End that one, or set another port, for example PORT=${at.port + 1}.`,
  );
});

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === "::1"),
);

const here = ["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])];
const reachedOn: [host: string, reached: string[]][] = [
  ["::", here],
  ["0.0.0.0", ["127.0.0.1"]],
];
if (hasIpv6) reachedOn.push(["::1", ["[::1]"]]);

test.each(reachedOn)("a server on the host %s answers at %j [OPS-35]", async (host, reached) => {
  await using testApp = await openApp(countingSite().site);
  const listening = await listen(testApp.app, { port: 0, host, publicUrl });
  const answers = here.map(async (name) => {
    const answer = await fetch(`http://${name}:${listening.port}/livez`).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200 ? [name] : [];
  });
  expect((await Promise.all(answers)).flat()).toEqual(reached);
  await listening.drain(0);
});
