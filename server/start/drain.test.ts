import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { countingSite, publicUrl } from "#tests/support/open-app.ts";
import { openServer } from "#tests/support/open-server.ts";

/** Only ends what hangs, in milliseconds. */
const hanging = 300_000;

test("a drain finishes the request under way, takes no new ones and then is done", async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  await using server = await openServer(async () => {
    begun.resolve();
    await finish.promise;
    return new Response("finished");
  });
  const pending = fetch(`${server.url}/admin`);
  await begun.promise;
  const drained = server.listening.drain(hanging);
  const asked = () =>
    fetch(`${server.url}/healthz`).then(
      () => "answered",
      () => "refused",
    );
  await expect.poll(asked).toBe("refused");
  finish.resolve();
  expect(await (await pending).text()).toBe("finished");
  await drained;
});

test("before it closes, a drain tells who reads that another server must be asked [OPS-8]", async () => {
  await using server = await openServer(countingSite().site);
  await fetch(`${server.url}/gallery`);
  void server.listening.drain(hanging, hanging);
  for (const path of ["/gallery", "/admin"]) {
    const answer = await fetch(server.url + path, { headers: { Accept: "text/html" } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Connection")).toBe("close");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toContain("being restarted");
  }
  const probed = await fetch(`${server.url}/readyz`);
  expect([probed.status, await probed.json()]).toEqual([503, { state: "draining" }]);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
});

test("what is sent is still taken before a drain closes the server [OPS-8]", async () => {
  await using server = await openServer(async (request) => new Response(await request.text()));
  void server.listening.drain(hanging, hanging);
  const body = "message=A+body+for+my+truck";
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: publicUrl,
  };
  const answer = await fetch(`${server.url}/contact`, { method: "POST", body, headers });
  expect([answer.status, await answer.text(), answer.headers.get("Connection")]).toEqual([
    200,
    body,
    "close",
  ]);
});

test("after its notice a drain closes the server", async () => {
  await using server = await openServer(countingSite().site);
  await server.listening.drain(hanging, 50);
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
  await server.listening.drain(hanging);
  expect(await failed).toMatchObject({ code: "ECONNRESET" });
});

test("a drain does not wait for ever for a request that never ends", async () => {
  const begun = Promise.withResolvers<void>();
  await using server = await openServer(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  const pending = fetch(`${server.url}/admin`);
  await begun.promise;
  await Promise.all([server.listening.drain(50), expect(pending).rejects.toThrow()]);
});
