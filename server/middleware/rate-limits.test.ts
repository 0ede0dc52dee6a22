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
    /^Too many attempts from your address\. Please try again in \d+ seconds\.\n$/,
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

test("reading the sign-in page is no try to sign in", async () => {
  await using testApp = await openApp(async () => new Response("page"));
  for (let visit = 0; visit < 20; visit++) await testApp.app.request("/admin");
  for (let attempt = 0; attempt < 30; attempt++) {
    const body = new URLSearchParams("a=b");
    expect((await testApp.app.request("/admin", { method: "POST", body })).status).toBe(200);
  }
});
