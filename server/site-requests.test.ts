import { expect, test } from "vitest";
import { countingSite, openApp, page } from "#tests/support/open-app.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const packed = { headers: { "Accept-Encoding": "br" } };

function slowSite() {
  const finish = Promise.withResolvers<void>();
  const counts = { making: 0, most: 0, made: 0 };
  return {
    finish: () => finish.resolve(),
    counts,
    parts: {
      pageAddresses: {
        read: (target: string, query: URLSearchParams) => ({
          target: query.size === 0 ? target : `${target}?${query}`,
          isUnbounded: query.has("vehicle"),
        }),
        resolveCanonicalUrl: async (target: string) => target,
      },
    },
    site: async ({ url }: Request) => {
      if (!url.includes("vehicle")) return page("gallery");
      counts.most = Math.max(counts.most, ++counts.making);
      await finish.promise;
      counts.making--;
      counts.made++;
      return page(url);
    },
  };
}

test("hundreds of phones behind one address all get their pages, made one after the other [SEC-9]", async () => {
  const { site, parts, counts, finish } = slowSite();
  await using testApp = await openApp(site, parts);
  const phones = Array.from({ length: 300 }, (_, phone) =>
    testApp.app.request(`/gallery?vehicle=${phone}`, packed, from(`2001:db8:0:7::${phone.toString(16)}`)),
  );
  await expect.poll(() => counts.making).toBe(1);
  expect((await testApp.app.request("/gallery", packed, from("203.0.113.9"))).status).toBe(200);
  finish();
  expect(new Set((await Promise.all(phones)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(counts.most).toBe(1);
});

test("who crawls the whole site gets every page [SEC-9]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site, slowSite().parts);
  for (let visit = 0; visit < 500; visit++) {
    const answer = await testApp.app.request(`/gallery?vehicle=${visit}`, packed, from("203.0.113.9"));
    expect(answer.status).toBe(200);
  }
  expect(asked).toHaveLength(500);
});

test("a form is taken at once, however much its network reads [SEC-9]", async () => {
  const { site, parts, counts, finish } = slowSite();
  await using testApp = await openApp(
    (request, edge) =>
      request.method === "POST" ? edge.inTurn(async () => page("came back")) : site(request),
    parts,
  );
  const readers = Array.from({ length: 500 }, (_, reader) =>
    testApp.app.request(`/gallery?vehicle=${reader}`, packed, from("203.0.113.9")),
  );
  await expect.poll(() => counts.making).toBe(1);
  const body = new URLSearchParams("a=b");
  const sent = await testApp.app.request("/contact", { method: "POST", body }, from("203.0.113.9"));
  expect(await sent.text()).toContain("came back");
  finish();
  const statuses = (await Promise.all(readers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test("two pages are made at a time, whoever asks; only when hundreds wait the next is told when to come [SEC-9]", async () => {
  const { site, parts, counts, finish } = slowSite();
  await using testApp = await openApp(site, parts);
  const ask = (vehicle: number) =>
    testApp.app.request(
      `/gallery?vehicle=${vehicle}`,
      packed,
      from(`10.0.${Math.floor(vehicle / 250)}.${vehicle % 250}`),
    );
  const waiting = Array.from({ length: 602 }, (_, vehicle) => ask(vehicle));
  await expect.poll(() => counts.making).toBe(2);
  const refused = await ask(700);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Cache-Control")).toBe("no-store");

  finish();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect(counts.most).toBe(2);
  expect((await ask(700)).status).toBe(200);
});

test("a page that is being made is made once, for all who ask meanwhile, however many wait for others [SEC-9]", async () => {
  const { site, parts, counts, finish } = slowSite();
  await using testApp = await openApp(site, parts);
  const ask = (vehicle: string) =>
    testApp.app.request(`/gallery?vehicle=${vehicle}`, packed, from("203.0.113.9"));
  const first = ask("Ace");
  await expect.poll(() => counts.making).toBe(1);
  const others = Array.from({ length: 400 }, (_, vehicle) => ask(String(vehicle)));
  const same = Array.from({ length: 300 }, () => ask("Ace"));
  finish();
  for (const answer of [await first, ...(await Promise.all([...others, ...same]))]) {
    expect(answer.status).toBe(200);
  }
  expect(counts.made).toBe(401);
});

test("a kept page is unpacked in turn for who takes it so only, and answered at once to all others [SEC-9]", async () => {
  const { site, parts, counts, finish } = slowSite();
  await using testApp = await openApp(site, parts);
  await testApp.app.request("/gallery");
  const making = testApp.app.request("/gallery?vehicle=Ace", packed, from("203.0.113.9"));
  await expect.poll(() => counts.making).toBe(1);
  const order: string[] = [];
  const ask = async (encoding: string) => {
    const headers = { "Accept-Encoding": encoding };
    const answer = await testApp.app.request("/gallery", { headers }, from("203.0.113.9"));
    order.push(encoding);
    return answer;
  };
  const plain = ask("identity");
  expect((await ask("br")).headers.get("Content-Encoding")).toBe("br");
  finish();
  expect(await (await plain).text()).toContain("gallery");
  expect(order).toEqual(["br", "identity"]);
  await making;
});
