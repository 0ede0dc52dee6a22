import { expect, test } from "vitest";
import { openApp } from "#tests/support/open-app.ts";

test("whoever guesses passwords shuts out only his own address", async () => {
  await using testApp = await openApp(async () => new Response("wrong", { status: 401 }));
  const guess = (remoteAddress: string, path = "/admin") =>
    testApp.app.request(
      path,
      { method: "POST", body: new URLSearchParams("a=b") },
      { incoming: { socket: { remoteAddress } } },
    );
  for (let attempt = 0; attempt < 30; attempt++) await guess("203.0.113.9", "/ADMIN.data");
  const refusal = await guess("203.0.113.9");
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refusal.text()).toMatch(
    /^Too many attempts from your network\. Please try again in \d+ seconds\.\n$/,
  );
  expect((await guess("203.0.113.10")).status).toBe(401);
});

test("an IPv6 visitor counts as one, whichever of his addresses he uses", async () => {
  await using testApp = await openApp(async () => new Response("wrong", { status: 401 }));
  const guess = (remoteAddress: string) =>
    testApp.app.request(
      "/admin",
      { method: "POST", body: new URLSearchParams("a=b") },
      { incoming: { socket: { remoteAddress } } },
    );
  for (let attempt = 0; attempt < 30; attempt++) await guess(`2001:db8:0:7::${attempt}`);
  expect((await guess("2001:db8:0:7:1:2:3:4")).status).toBe(429);
  expect((await guess("2001:db8:0:8::1")).status).toBe(401);
});

test("a /48 of IPv6 may try as much as four networks, whichever it uses [SEC-15]", async () => {
  await using testApp = await openApp(async () => new Response("wrong", { status: 401 }));
  const guess = (remoteAddress: string) =>
    testApp.app.request(
      "/admin/session",
      { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } },
      { incoming: { socket: { remoteAddress } } },
    );
  const isRefused = async (address: string) => (await guess(address)).status === 429;
  for (let attempt = 0; attempt < 4 * 30; attempt++) {
    expect(await isRefused(`2001:db8:7:${attempt.toString(16)}::1`)).toBe(false);
  }
  expect(await isRefused("2001:db8:7:ffff::1")).toBe(true);
  expect(await isRefused("2001:db8:8::1")).toBe(false);
});

test("a known device is let through where its network is not, as often as a network [SEC-15]", async () => {
  await using testApp = await openApp(async () => new Response("wrong", { status: 401 }), {
    knownDevice: async (cookie) => (cookie === "device=known" ? "the owner's phone" : null),
  });
  const guess = async (cookie: string) => {
    const init = { method: "POST", body: new URLSearchParams("a=b"), headers: { cookie } };
    const answer = await testApp.app.request("/admin", init, {
      incoming: { socket: { remoteAddress: "203.0.113.9" } },
    });
    return answer.status;
  };
  for (let attempt = 0; attempt < 30; attempt++) await guess("");
  expect([await guess(""), await guess("device=forged")]).toEqual([429, 429]);
  for (let attempt = 0; attempt < 30; attempt++) expect(await guess("device=known")).toBe(401);
  expect(await guess("device=known")).toBe(429);
});

test("reading the sign-in page is no try to sign in", async () => {
  await using testApp = await openApp(async () => new Response("page"));
  for (let visit = 0; visit < 20; visit++) await testApp.app.request("/admin");
  for (let attempt = 0; attempt < 30; attempt++) {
    const body = new URLSearchParams("a=b");
    expect((await testApp.app.request("/admin", { method: "POST", body })).status).toBe(200);
  }
});
