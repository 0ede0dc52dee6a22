import { connect } from "node:net";
import { expect, test } from "vitest";
import type { SiteHandler } from "#app/site-handler.ts";
import { openServer } from "#tests/support/open-server.ts";
import { collectOwnGarbage } from "#tests/support/process-garbage.ts";

function sendSlowly(port: number, head: string) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString("latin1");
  });
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(answer)));
  socket.write(`${head}\r\n`);
  const trickle = setInterval(() => socket.write("a"), 10);
  void closed.then(() => clearInterval(trickle));
  return { socket, closed };
}

test("a body that trickles is ended with a plain page; a photograph has time [SEC-10]", async () => {
  const length: SiteHandler = async (request) => new Response(`${(await request.bytes()).length}`);
  await using server = await openServer(length, { connections: 10, body: 50 });
  const { listening } = server;
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
  for (const answer of slow) expect(answer).toMatch(/^HTTP\/1\.1 408 .*<h1\b[^>]*>Too slow<\/h1>/s);
  const read = `GET /gallery HTTP/1.1\r\nHost: a.example\r\nContent-Length: 60000\r\n`;
  await expect.poll(() => sendSlowly(listening.port, read).closed).toMatch(/^HTTP\/1\.1 200 /);

  photograph.write("!");
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200 .*5$/s);
  photograph.destroy();
});

test("a body that breaks off leaves nothing behind, answered or not [SEC-11]", async () => {
  const limits = { connections: 10, body: 3_600_000 };
  await using server = await openServer(async (request) => new Response(await request.text()), limits);
  const requests: WeakRef<object>[] = [];
  server.server.on("request", (request) => requests.push(new WeakRef(request)));
  for (const head of [
    "GET /gallery",
    "POST /gallery",
    "POST /admin",
    "PUT /admin",
    "POST /admin/upload/picture",
  ]) {
    await breakOff(server.listening.port, head);
  }
  await expect.poll(() => requests.length).toBe(5);
  await expect
    .poll(async () => {
      await collectOwnGarbage();
      return requests.filter((request) => request.deref() !== undefined).length;
    })
    .toBe(0);
});

function breakOff(port: number, head: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {}).on("close", () => resolve());
    socket.resume();
    socket.end(`${head} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 100\r\n\r\na=1`);
  });
}
