import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SiteHandler } from "#app/site-handler.ts";
import {
  countingSite,
  galleryAddresses,
  openApp,
  page,
  publicUrl,
  readableLog,
} from "#tests/support/open-app.ts";

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

test("a hit has the same headers as the miss before it", async () => {
  await using testApp = await openApp(countingSite().site);
  const headersOf = async () => {
    const answer = await testApp.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
    return Object.fromEntries([...answer.headers].filter(([name]) => name !== "x-request-id"));
  };
  const miss = await headersOf();
  expect(miss).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
  expect(await headersOf()).toEqual(miss);
});

test("a page that is asked for again is soon sent smaller, and is the same page", async () => {
  const words = Array.from({ length: 4000 }, (_, index) => (index * 7919).toString(36)).join(" ");
  await using testApp = await openApp(async () => page(words));
  const ask = async () => {
    const answer = await testApp.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(body.byteLength));
    return { body, tag: answer.headers.get("ETag") };
  };
  const first = await ask();
  await expect.poll(async () => (await ask()).body.byteLength).toBeLessThan(first.body.byteLength);
  const later = await ask();
  expect(later.tag).toBe(first.tag);
  expect(brotliDecompressSync(later.body)).toEqual(brotliDecompressSync(first.body));
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

test("a render that began before a change is not cached after it", async () => {
  const renders = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  await using testApp = await openApp(async (_request) => {
    const number = ++begun;
    await renders[number - 1]?.promise;
    return page(`render ${number}`);
  });
  const early = testApp.app.request("/gallery");
  await expect.poll(() => begun).toBe(1);
  await testApp.changeContent();
  // Whoever asks after the change gets a render of its own, though the early one is still under way.
  const late = testApp.app.request("/gallery");
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

test("unknown, empty and differently ordered query parameters lead to the same page [GAL-4]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  for (const query of [
    "?work=painting&vehicle=Ace",
    "?vehicle=Ace&utm_source=x&work=painting",
    "?vehicle=Ace&work=painting&body=",
  ]) {
    await testApp.app.request(`/gallery${query}`);
  }
  expect(asked).toEqual(["/gallery?vehicle=Ace&work=painting"]);
  await testApp.app.request("/gallery?work=denting");
  expect(asked).toHaveLength(2);
});

test("the page cannot see the visitor's cookies and headers", async () => {
  const seen: string[][] = [];
  await using testApp = await openApp(async (request) => {
    seen.push([...request.headers.keys()]);
    return page("gallery");
  });
  await testApp.app.request("/gallery", { headers: { Cookie: "session=secret", "Accept-Language": "mr" } });
  expect(seen).toEqual([[]]);
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

test("names that nobody has lead to the page without them, until there is somebody [SEC-9]", async () => {
  const { site, asked } = countingSite();
  const known = new Set(["Ace"]);
  const { read, settle } = galleryAddresses;
  await using testApp = await openApp(site, {
    pageAddresses: {
      read,
      settle: async (target) => settle(known.has("Bolero") ? "/gallery?vehicle=Carry" : target),
    },
  });
  for (const name of ["x", "y", "Bolero", "Bolero"]) await testApp.app.request(`/gallery?vehicle=${name}`);
  expect(asked).toEqual(["/gallery"]);
  known.add("Bolero");
  await testApp.changeContent();
  await testApp.app.request("/gallery?vehicle=Bolero");
  expect(asked).toEqual(["/gallery", "/gallery?vehicle=Carry"]);
});

test("a sweep over pages that are there does not push out those that are asked for again [SEC-9]", async () => {
  const asked: string[] = [];
  const large = randomBytes(2 * 1024 * 1024).toString("base64");
  await using testApp = await openApp(
    async ({ url }) => {
      asked.push(url);
      return page(large);
    },
    {
      pageAddresses: { read: (target) => ({ target, isOneOfMany: false }), settle: async (target) => target },
    },
  );
  for (const _visit of [1, 2]) await testApp.app.request("/home");
  for (let number = 0; number < 20; number++) await testApp.app.request(`/page-${number}`);
  await testApp.app.request("/home");
  expect(asked.filter((url) => url.endsWith("/home"))).toHaveLength(1);
  await testApp.app.request("/page-0");
  expect(asked.filter((url) => url.endsWith("/page-0"))).toHaveLength(2);
});

test("a fault in a render reaches everybody who waits for it, and the next visitor tries again", async () => {
  let asked = 0;
  await using testApp = await openApp(async (_request) => {
    asked++;
    if (asked === 1) throw new Error("the database is away");
    return page("gallery");
  });
  const together = await Promise.all([testApp.app.request("/gallery"), testApp.app.request("/gallery")]);
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

test("a cookie that a public page tries to set is not handed to other visitors", async () => {
  await using testApp = await openApp(async (_request) => {
    const answer = page("gallery");
    answer.headers.set("Set-Cookie", "who=first");
    return answer;
  });
  expect((await testApp.app.request("/gallery")).headers.has("Set-Cookie")).toBe(false);
});

test("a browser that has the page gets 304, until the content changes", async () => {
  await using testApp = await openApp(countingSite().site);
  const first = await testApp.app.request("/gallery");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  const again = await testApp.app.request("/gallery", { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("ETag")).toBe(first.headers.get("ETag"));
  expect(again.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  await testApp.changeContent();
  expect((await testApp.app.request("/gallery", { headers })).status).toBe(200);
});

test("a browser learns which links it may fetch ahead, unless it saves data", async () => {
  await using testApp = await openApp(countingSite().site);
  const rulesOf = async (headers: Record<string, string>) =>
    (await testApp.app.request("/gallery", { headers })).headers.get("Speculation-Rules");
  for (const _ of ["rendered", "cached"]) {
    expect(await rulesOf({})).toBe('"/speculation-rules.json"');
    expect(await rulesOf({ "Save-Data": "on" })).toBeNull();
  }
  const rules = await testApp.app.request("/speculation-rules.json");
  expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
});

test("HEAD answers the headers of the page without its body", async () => {
  await using testApp = await openApp(countingSite().site);
  const miss = await testApp.app.request("/gallery", { method: "HEAD" });
  const hit = await testApp.app.request("/gallery", { method: "HEAD" });
  const whole = await testApp.app.request("/gallery");
  for (const answer of [miss, hit]) {
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
  }
});

test("a redirect of a public page is passed on without a body", async () => {
  await using testApp = await openApp(
    async () => new Response(null, { status: 301, headers: { Location: "/elsewhere" } }),
  );
  const answer = await testApp.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/elsewhere");
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(await answer.text()).toBe("");
});

/** A page that names itself by its absolute address. */
const absoluteSite: SiteHandler = async ({ url }) => page(url);
const at = (origin: string) => new Request(`${origin}/gallery`);

test("without PUBLIC_URL each host has pages of its own, so that a strange one reaches nobody else [OPS-1]", async () => {
  const config = { publicUrl: "http://localhost:3000", isPublicUrlSet: false, trustedProxy: [] };
  await using testApp = await openApp(absoluteSite, { config });
  for (const _visit of ["miss", "hit"]) {
    for (const origin of ["http://evil.example", "http://localhost:3000", "http://192.168.1.20:3000"]) {
      const answer = await testApp.app.fetch(at(origin));
      expect(await answer.text()).toContain(`<h1>${origin}/gallery</h1>`);
    }
  }
});

test("with PUBLIC_URL the host of a request does not matter [OPS-1]", async () => {
  await using testApp = await openApp(absoluteSite);
  for (const origin of ["http://evil.example", publicUrl]) {
    const answer = await testApp.app.fetch(at(origin));
    expect(await answer.text()).toContain(`<h1>${publicUrl}/gallery</h1>`);
  }
});
