import { expect, test } from "vitest";
import { countingSite, openApp, page } from "#tests/support/open-app.ts";

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

test.each([
  ["pages to sign in", "/admin", {}],
  ["forms that come back", "/contact", { method: "POST", body: new URLSearchParams("a=b") }],
  ["filters of the gallery", "/gallery?vehicle=", {}],
])("a network that asks for very many %s waits, others do not [SEC-9]", async (_what, path, init) => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const ask = (remoteAddress: string, visit: number) =>
    testApp.app.request(path.endsWith("=") ? path + visit : path, init, {
      incoming: { socket: { remoteAddress } },
    });
  let refused: Response | undefined;
  // A slow machine lets one more through each second.
  for (let visit = 0; refused === undefined; visit++) {
    const answer = await ask(`2001:db8:0:7::${visit.toString(16)}`, visit);
    if (answer.status === 429) refused = answer;
    if (answer.status !== 429) expect(visit).toBeLessThan(1000);
  }
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  expect(await refused.text()).toContain("Please try again in a moment.");
  const before = asked.length;
  expect((await ask("203.0.113.9", 5000)).status).toBe(200);
  expect(asked.length - before).toBeLessThanOrEqual(1);
});

test("kept pages are for everybody, however much a network asks for [SEC-9]", async () => {
  await using testApp = await openApp(countingSite().site);
  await testApp.app.request("/gallery?vehicle=Ace");
  for (let visit = 0; visit < 200; visit++) await testApp.app.request(`/gallery?vehicle=${visit}`);
  for (const path of ["/gallery", "/gallery?work=painting", "/gallery?vehicle=Ace"]) {
    expect((await testApp.app.request(path)).status).toBe(200);
  }
});

test("of very many pages two are made at a time, whoever asks; kept ones are answered meanwhile [SEC-9]", async () => {
  const finish = Promise.withResolvers<void>();
  let [making, most] = [0, 0];
  await using testApp = await openApp(
    async ({ url }) => {
      if (!url.includes("vehicle")) return page("gallery");
      most = Math.max(most, ++making);
      await finish.promise;
      making--;
      return page(url);
    },
    {
      pageAddresses: {
        read: (target, query) => ({ target: `${target}?${query}`, isOneOfMany: query.has("vehicle") }),
        settle: async (target) => target,
      },
    },
  );
  const ask = (vehicle: number) =>
    testApp.app.request(
      `/gallery?vehicle=${vehicle}`,
      {},
      { incoming: { socket: { remoteAddress: `10.0.0.${vehicle}` } } },
    );
  const waiting = Array.from({ length: 102 }, (_, vehicle) => ask(vehicle));
  await expect.poll(async () => (await ask(200)).status).toBe(503);
  const refused = await ask(201);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  expect((await testApp.app.request("/gallery")).status).toBe(200);

  finish.resolve();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect(most).toBe(2);
  expect((await ask(200)).status).toBe(200);
});
