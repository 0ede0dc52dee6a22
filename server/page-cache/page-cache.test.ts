import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { countingSite, openApp, page, readableLog } from "#tests/support/open-app.ts";

test("a page is rendered once and served many times", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const first = await testApp.app.request("/gallery");
  const second = await testApp.app.request("/gallery");
  expect(await first.text()).toContain("render 1");
  expect(await second.text()).toContain("render 1");
  expect(asked).toEqual(["/gallery"]);
  expect(first.headers.get("X-Request-Id")).not.toBe(second.headers.get("X-Request-Id"));
});

test("a change of the content drops the page [GAL-21]", async () => {
  const { site } = countingSite();
  await using testApp = await openApp(site);
  await testApp.app.request("/gallery");
  await testApp.changeContent();
  expect(await (await testApp.app.request("/gallery")).text()).toContain("render 2");
});

test("at midnight in India the pages of the day before go [FACT-11]", async () => {
  let now = "2026-11-22T18:29:59.000Z";
  const { site } = countingSite();
  await using testApp = await openApp(site, { clock: { now: () => new Date(now) } });
  const ask = async () => (await testApp.app.request("/gallery")).text();
  expect(await ask()).toContain("render 1");
  expect(await ask()).toContain("render 1");
  now = "2026-11-22T18:30:00.000Z";
  expect(await ask()).toContain("render 2");
  expect(await ask()).toContain("render 2");
});

test("a page that says of itself that it is not to be kept is not [FACT-2]", async () => {
  const { site } = countingSite();
  await using testApp = await openApp(async (request, edge) => {
    const answer = await site(request, edge);
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  });
  await testApp.app.request("/gallery");
  expect(await (await testApp.app.request("/gallery")).text()).toContain("render 2");
});

async function openSiteOnDatabase() {
  const { site, asked } = countingSite();
  let isAway = false;
  const testApp = await openApp(async (request, edge) => {
    const answer = await site(request, edge);
    return isAway ? new Response("empty", { status: 503 }) : answer;
  });
  return {
    testApp,
    asked,
    takeAway(away: boolean) {
      isAway = away;
    },
    async ask(target: string) {
      const answer = await testApp.app.request(target);
      return [answer.status, /render \d+|empty/.exec(await answer.text())?.[0]];
    },
  };
}

test.each([1, 2])(
  "a page asked for %i times is shown while the database is away after a change, and made anew once it is back [OPS-11]",
  async (visits) => {
    const { testApp, ask, takeAway } = await openSiteOnDatabase();
    await using _ = testApp;
    for (let visit = 0; visit < visits; visit++) {
      expect(await ask("/gallery?work=painting")).toEqual([200, "render 1"]);
    }
    await testApp.changeContent();
    takeAway(true);
    expect(await ask("/gallery?work=painting")).toEqual([200, "render 1"]);
    expect(await ask("/gallery?work=denting")).toEqual([503, "empty"]);
    takeAway(false);
    expect(await ask("/gallery?work=painting")).toEqual([200, "render 4"]);
    expect(await ask("/gallery?work=painting")).toEqual([200, "render 4"]);

    await testApp.changeContent();
    takeAway(true);
    expect(await ask("/gallery?work=painting")).toEqual([200, "render 4"]);
  },
);

test("a page that is gone is not shown again while the database is away [OPS-11]", async () => {
  let status = 200;
  await using testApp = await openApp(async () => new Response(`status ${status}`, { status }));
  const ask = async () => (await testApp.app.request("/gallery")).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  await testApp.changeContent();
  status = 410;
  expect(await ask()).toBe(410);
  await testApp.changeContent();
  status = 503;
  expect(await ask()).toBe(503);
});

test("outdated pages take no room from those that are not [OPS-11]", async () => {
  const large = randomBytes(512 * 1024).toString("base64");
  let status = 200;
  const asked: string[] = [];
  await using testApp = await openApp(
    async ({ url }) => {
      asked.push(new URL(url).pathname);
      return new Response(large, { status });
    },
    {
      pageAddresses: {
        read: (target) => ({ target, isUnbounded: false }),
        resolveCanonicalUrl: async (target) => target,
      },
    },
  );
  await testApp.app.request("/old");
  await testApp.changeContent();
  for (let number = 0; number < 3; number++) await testApp.app.request(`/page-${number}`);
  expect((await testApp.app.request("/page-2")).status).toBe(200);
  expect(asked).toEqual(["/old", "/page-0", "/page-1", "/page-2"]);
  status = 503;
  expect((await testApp.app.request("/old")).status).toBe(503);
});

test("a render that began before a change is not cached after it", async () => {
  const renders = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  await using testApp = await openApp(async (_request) => {
    const number = ++begun;
    await renders[number - 1]?.promise;
    return page(`render ${number}`);
  });
  const askFrom = (remoteAddress: string) =>
    testApp.app.request("/gallery", {}, { incoming: { socket: { remoteAddress } } });
  const early = askFrom("192.0.2.1");
  await expect.poll(() => begun).toBe(1);
  await testApp.changeContent();
  // One network has one page made at a time.
  const late = askFrom("198.51.100.1");
  await expect.poll(() => begun).toBe(2);
  renders[1]?.resolve();
  expect(await (await late).text()).toContain("render 2");
  renders[0]?.resolve();
  expect(await (await early).text()).toContain("render 1");
  expect(await (await testApp.app.request("/gallery")).text()).toContain("render 2");
});

test("visitors who ask at the same time share one render", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const answers = await Promise.all(Array.from({ length: 20 }, () => testApp.app.request("/gallery")));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(asked).toHaveLength(1);
});

test.each([500, 503])("a response with status %i is never cached [GAL-20]", async (status) => {
  let asked = 0;
  await using testApp = await openApp(async () => {
    asked++;
    return new Response("no", { status, headers: { "Cache-Control": "public, max-age=600" } });
  });
  await testApp.app.request("/gallery");
  const again = await testApp.app.request("/gallery");
  expect(again.status).toBe(status);
  expect(again.headers.get("Cache-Control")).toBe("no-store");
  expect(asked).toBe(2);
});

test("what is not there is kept until the content changes, never by clients, and is in the log [ERR-2]", async () => {
  const { lines, log } = readableLog();
  let asked = 0;
  await using testApp = await openApp(async () => new Response(`no ${++asked}`, { status: 404 }), { log });
  for (const _visit of ["miss", "hit"]) {
    const answer = await testApp.app.request("/gallery");
    expect([answer.status, await answer.text()]).toEqual([404, "no 1"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.has("ETag")).toBe(false);
  }
  expect(lines.filter(({ path, status }) => path === "/gallery" && status === 404)).toHaveLength(2);
  await testApp.changeContent();
  expect(await (await testApp.app.request("/gallery")).text()).toBe("no 2");
});

test("a sweep over pages that are there does not push out those that are asked for again [SEC-9]", async () => {
  const asked: string[] = [];
  const large = randomBytes(512 * 1024).toString("base64");
  await using testApp = await openApp(
    async ({ url }) => {
      asked.push(url);
      return page(large);
    },
    {
      pageAddresses: {
        read: (target) => ({ target, isUnbounded: false }),
        resolveCanonicalUrl: async (target) => target,
      },
    },
  );
  for (const _visit of [1, 2]) await testApp.app.request("/home");
  for (let number = 0; number < 8; number++) await testApp.app.request(`/page-${number}`);
  await testApp.app.request("/home");
  expect(asked.filter((url) => url.endsWith("/home"))).toHaveLength(1);
  await testApp.app.request("/page-0");
  expect(asked.filter((url) => url.endsWith("/page-0"))).toHaveLength(2);
});

test("a fault in a render reaches everybody who waits for it, and the next visitor tries again", async () => {
  let asked = 0;
  const fails = Promise.withResolvers<Response>();
  await using testApp = await openApp(async (_request) => (++asked === 1 ? fails.promise : page("gallery")));
  const first = testApp.app.request("/gallery");
  await expect.poll(() => asked).toBe(1);
  const second = testApp.app.request("/gallery");
  fails.reject(new Error("the database is away"));
  const together = await Promise.all([first, second]);
  expect(together.map((answer) => answer.status)).toEqual([500, 500]);
  expect((await testApp.app.request("/gallery")).status).toBe(200);
});

test.each(["/admin", "/ADMIN", "/%61dmin", "/admin/upload", "/nowhere"])(
  "%s is never cached",
  async (path) => {
    const { site, asked } = countingSite();
    await using testApp = await openApp(site);
    await testApp.app.request(path);
    const second = await testApp.app.request(path);
    expect(asked).toHaveLength(2);
    expect(second.headers.get("Cache-Control")).toBe("no-store");
    expect(second.headers.has("ETag")).toBe(false);
  },
);

test("a form sent to a public page is not answered from the cache", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  await testApp.app.request("/gallery");
  await testApp.app.request("/gallery", { method: "POST", body: new URLSearchParams("a=b") });
  expect(asked).toHaveLength(2);
});
