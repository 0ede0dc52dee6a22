import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";
import { publicUrl } from "#tests/support/test-site.ts";
import { phone, tellVisit } from "#tests/support/visits.ts";

async function countedOn(site: SignedInSite) {
  const { statistics } = site.services;
  await statistics.write();
  return { pages: await statistics.mostOf("page", 1), sources: await statistics.mostOf("source", 1) };
}

const nothing = { pages: [], sources: [] };

describe.each(engines)("the address that counts on $name", (engine) => {
  test("counts pages and projects that there are, and where visits came from, once a visit [NUM-1]", async () => {
    await using site = await openSiteOn(engine);
    const project = await addProject(site, "Tata Ace", "painting");
    const removed = await addProject(site, "Bolero", "painting");
    await site.services.gallery.removeImages([removed]);
    const from = { from: "www.google.com" };
    const seen = ["/", "/mr/gallery", "/services/denting", `/gallery/${project}`];
    for (const path of seen) expect((await tellVisit(site, { path, ...from })).status).toBe(204);
    await tellVisit(site, { path: "/", from: "", query: "?utm_source=feed" });
    await tellVisit(site, { path: "/" });
    const unknown = [
      ...[`/gallery/${removed}`, "/gallery/1", "/services/none", "/no-page", "/Gallery", "/gallery/"],
      ...["/admin/today", "/feed.xml", "/contact/receipt", "gallery", "//gallery", "/%ff"],
    ];
    for (const path of unknown) expect((await tellVisit(site, { path, ...from })).status).toBe(204);

    const { pages, sources } = await countedOn(site);
    expect(pages).toEqual([
      { name: "/", count: 3 },
      ...[`/gallery/${project}`, "/mr/gallery", "/services/denting"].map((name) => ({ name, count: 1 })),
    ]);
    expect(sources).toEqual([
      { name: "google.com", count: 4 },
      { name: "feed", count: 1 },
    ]);
  });
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["Mozilla/5.0 (compatible; Uptime monitor)"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/143.0.0.0 Safari/537.36"],
  ["facebookexternalhit/1.1"],
  ["curl/8.5.0"],
  [""],
])("'%s' is not counted [NUM-2]", async (userAgent) => {
  await using site = await openSignedInSite();
  expect((await tellVisit(site, { path: "/" }, { "User-Agent": userAgent })).status).toBe(204);
  expect(await countedOn(site)).toEqual(nothing);
});

test("neither what is fetched ahead nor a browser that has signed in to the office is counted [NUM-2]", async () => {
  await using site = await openSignedInSite();
  await tellVisit(site, { path: "/" }, { "Sec-Purpose": "prefetch;prerender" });
  await tellVisit(site, { path: "/" }, { cookie: site.cookie });
  expect(await countedOn(site)).toEqual(nothing);
  const answer = await tellVisit(site, { path: "/" }, { cookie: "who=somebody" });
  expect(answer.headers.has("Set-Cookie")).toBe(false);
  expect((await countedOn(site)).pages).toEqual([{ name: "/", count: 1 }]);
});

test("nonsense, too much and what another site makes a browser send is refused and not counted [NUM-2]", async () => {
  await using site = await openSignedInSite();
  expect((await tellVisit(site, { did: "sleep" })).status).toBe(400);
  expect((await tellVisit(site, { path: "/".repeat(501) })).status).toBe(400);
  // 700 letters of three bytes each.
  expect((await site.app.request("/visit", { method: "POST", body: "म".repeat(700) })).status).toBe(413);
  const json = { "Content-Type": "application/json" };
  expect((await tellVisit(site, {}, json)).status).toBe(415);
  expect((await tellVisit(site, {}, { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await tellVisit(site, {}, { Origin: publicUrl, "Sec-Fetch-Site": "same-origin" })).status).toBe(
    204,
  );
  expect((await site.app.request("/visit", { headers: { "User-Agent": phone } })).status).toBe(405);
  expect((await countedOn(site)).pages).toEqual([{ name: "/", count: 1 }]);
});

test("one network is heard 300 times a minute [NUM-2]", async () => {
  await using site = await openSignedInSite();
  const answers = [];
  for (let told = 0; told < 302; told++) answers.push((await tellVisit(site, {})).status);
  expect(answers.slice(299)).toEqual([204, 429, 429]);
  expect((await countedOn(site)).pages).toEqual([{ name: "/", count: 300 }]);
});

test("no page is counted where no script runs [NUM-2]", async () => {
  await using site = await openSignedInSite();
  for (const path of ["/", "/gallery"]) await site.app.request(path, { headers: { "User-Agent": phone } });
  expect(await countedOn(site)).toEqual(nothing);
});
