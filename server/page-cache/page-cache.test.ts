import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { countingSite, openApp, page } from "#tests/support/open-app.ts";

test("a page is rendered once and served many times", async () => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  const first = await world.app.request("/gallery");
  const second = await world.app.request("/gallery");
  expect(await first.text()).toContain("render 1");
  expect(await second.text()).toContain("render 1");
  expect(asked).toEqual(["/gallery"]);
  expect(first.headers.get("X-Request-Id")).not.toBe(second.headers.get("X-Request-Id"));
});

test("a hit bears the same headers as the miss before it", async () => {
  await using world = await openApp(countingSite().site);
  const headersOf = async () => {
    const answer = await world.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
    return Object.fromEntries([...answer.headers].filter(([name]) => name !== "x-request-id"));
  };
  const miss = await headersOf();
  expect(miss).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
  expect(await headersOf()).toEqual(miss);
});

test("a page that is asked for again is soon sent as small as it gets, and is the same page", async () => {
  const words = Array.from({ length: 4000 }, (_, index) => (index * 7919).toString(36)).join(" ");
  await using world = await openApp(async () => page(words));
  const ask = async () => {
    const answer = await world.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
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

test("a change of the content drops the page", async () => {
  const { site } = countingSite();
  await using world = await openApp(site);
  await world.app.request("/gallery");
  await world.changeContent();
  expect(await (await world.app.request("/gallery")).text()).toContain("render 2");
});

test("a render that began before a change is not kept after it", async () => {
  const renders = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  await using world = await openApp(async (_request) => {
    const number = ++begun;
    await renders[number - 1]?.promise;
    return page(`render ${number}`);
  });
  const early = world.app.request("/gallery");
  await expect.poll(() => begun).toBe(1);
  await world.changeContent();
  // Whoever asks after the change gets a render of its own, though the early one is still under way.
  const late = world.app.request("/gallery");
  await expect.poll(() => begun).toBe(2);
  renders[1]?.resolve();
  expect(await (await late).text()).toContain("render 2");
  renders[0]?.resolve();
  expect(await (await early).text()).toContain("render 1");
  expect(await (await world.app.request("/gallery")).text()).toContain("render 2");
});

test("visitors who ask at the same time share one render", async () => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.app.request("/gallery")));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(asked).toHaveLength(1);
});

test("unknown, empty and differently ordered query parameters lead to the same page", async () => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  for (const query of [
    "?work=painting&vehicle=Ace",
    "?vehicle=Ace&utm_source=x&work=painting",
    "?vehicle=Ace&work=painting&body=",
  ]) {
    await world.app.request(`/gallery${query}`);
  }
  expect(asked).toEqual(["/gallery?vehicle=Ace&work=painting"]);
  await world.app.request("/gallery?work=denting");
  expect(asked).toHaveLength(2);
});

test("the page cannot see the visitor's cookies and headers", async () => {
  const seen: string[][] = [];
  await using world = await openApp(async (request) => {
    seen.push([...request.headers.keys()]);
    return page("gallery");
  });
  await world.app.request("/gallery", { headers: { Cookie: "session=secret", "Accept-Language": "mr" } });
  expect(seen).toEqual([[]]);
});

test("the data of a page is kept beside the page", async () => {
  const asked: string[] = [];
  await using world = await openApp(async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    if (!pathname.endsWith(".data")) return page("gallery");
    return new Response("data", { headers: { "Content-Type": "text/x-script" } });
  });
  for (const path of ["/gallery", "/gallery.data", "/gallery.data?utm=1", "/gallery", "/gallery.data"]) {
    await world.app.request(path);
  }
  expect(asked).toEqual(["/gallery", "/gallery.data"]);
  expect(await (await world.app.request("/gallery.data")).text()).toBe("data");
});

test("a request for a part of a page's data is not kept", async () => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  await world.app.request("/gallery.data?_routes=en/gallery");
  const second = await world.app.request("/gallery.data?_routes=en/gallery");
  expect(asked).toHaveLength(2);
  expect(second.headers.get("Cache-Control")).toBe("no-store");
});

test.each([404, 500, 503])("an answer with status %i is never kept", async (status) => {
  let asked = 0;
  await using world = await openApp(async () => {
    asked++;
    return new Response("no", { status, headers: { "Cache-Control": "public, max-age=600" } });
  });
  await world.app.request("/gallery");
  const again = await world.app.request("/gallery");
  expect(again.status).toBe(status);
  expect(again.headers.get("Cache-Control")).toBe("no-store");
  expect(asked).toBe(2);
});

test("a fault in a render reaches everybody who waits for it, and the next visitor tries again", async () => {
  let asked = 0;
  await using world = await openApp(async (_request) => {
    asked++;
    if (asked === 1) throw new Error("the database is away");
    return page("gallery");
  });
  const together = await Promise.all([world.app.request("/gallery"), world.app.request("/gallery")]);
  expect(together.map((answer) => answer.status)).toEqual([500, 500]);
  expect((await world.app.request("/gallery")).status).toBe(200);
});

test.each(["/admin", "/ADMIN", "/%61dmin", "/admin/upload", "/nowhere"])("%s is never kept", async (path) => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  await world.app.request(path);
  const second = await world.app.request(path);
  expect(asked).toHaveLength(2);
  expect(second.headers.get("Cache-Control")).toBe("no-store");
  expect(second.headers.has("ETag")).toBe(false);
});

test("a form sent to a public page is not answered from the cache", async () => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  await world.app.request("/gallery");
  await world.app.request("/gallery", { method: "POST", body: "a=b" });
  expect(asked).toHaveLength(2);
});

test("a cookie that a public page tries to set is not handed to other visitors", async () => {
  await using world = await openApp(async (_request) => {
    const answer = page("gallery");
    answer.headers.set("Set-Cookie", "who=first");
    return answer;
  });
  expect((await world.app.request("/gallery")).headers.has("Set-Cookie")).toBe(false);
});

test("a browser that holds the page is told so, until the content changes", async () => {
  await using world = await openApp(countingSite().site);
  const first = await world.app.request("/gallery");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  const held = await world.app.request("/gallery", { headers });
  expect(held.status).toBe(304);
  expect(await held.text()).toBe("");
  expect(held.headers.get("ETag")).toBe(first.headers.get("ETag"));
  expect(held.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  await world.changeContent();
  expect((await world.app.request("/gallery", { headers })).status).toBe(200);
});

test("HEAD answers the headers of the page without its body", async () => {
  await using world = await openApp(countingSite().site);
  const miss = await world.app.request("/gallery", { method: "HEAD" });
  const hit = await world.app.request("/gallery", { method: "HEAD" });
  const whole = await world.app.request("/gallery");
  for (const answer of [miss, hit]) {
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
  }
});

test("a redirect of a public page is passed on without a body", async () => {
  await using world = await openApp(
    async () => new Response(null, { status: 301, headers: { Location: "/elsewhere" } }),
  );
  const answer = await world.app.request("/gallery", { headers: { "Accept-Encoding": "br" } });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/elsewhere");
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(await answer.text()).toBe("");
});
