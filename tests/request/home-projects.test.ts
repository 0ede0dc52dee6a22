import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { receivePicture } from "#tests/support/site-gallery.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

async function add({ services }: TestSite, areSamples: boolean): Promise<string> {
  const stored = await services.gallery.addImages({
    category: "body-building",
    workType: "body-building",
    vehicleName: "Tata Ace",
    bodyType: null,
    images: [{ main: await receivePicture({ services }, "main") }],
    areSamples,
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  return stored.value.ids[0] ?? "";
}

/** The section of the gallery's projects; empty while there is none. */
async function projectsOnHome({ app }: TestSite): Promise<string> {
  const html = await (await app.request("/")).text();
  return /<ul class="home-projects.*?<\/section>/s.exec(html)?.[0] ?? "";
}

test("home shows three projects of the gallery, the owner's before samples with a star, which say so [HOME-15]", async () => {
  await using site = await openTestSite();
  const own = await add(site, false);
  await add(site, true);
  expect(await projectsOnHome(site)).toBe("");
  await site.services.gallery.setFeatured(await add(site, true), true);
  const section = await projectsOnHome(site);
  const [first, ...others] = [...section.matchAll(/<a href="([^"]+)".*?<\/a>/gs)];
  const { sample, sampleNote } = textsOf("en").gallery;
  expect(first?.[1]).toBe(`/gallery/${own}`);
  expect(first?.[0]).not.toContain(sample);
  expect(others).toHaveLength(2);
  for (const [tile] of others) expect(tile).toContain(sample);
  expect(wordsOf(section)).toContain(sampleNote);
});

test("home is there without projects while the gallery cannot be read, and is not kept so [HOME-15]", async () => {
  await using site = await openTestSite();
  site.breakDown("gallery.first");
  for (const _ of [1, 2]) expect((await site.app.request("/")).status).toBe(200);
  expect(site.rendered).toEqual(["/", "/"]);
});

test("a project whose vehicle nobody named is called so in the words of each language [LANG-4]", async () => {
  await using site = await openTestSite();
  const stored = await site.services.gallery.addImages({
    ...{ category: "body-building", workType: "body-building", vehicleName: null, bodyType: null },
    images: [{ main: await receivePicture(site, "main") }],
    areSamples: false,
  });
  const path = `/gallery/${stored.ok ? stored.value.ids[0] : ""}`;
  for (const [prefix, name] of [
    ["", "Vehicle Project"],
    ["/hi", "गाड़ी का काम"],
    ["/mr", "गाडीचे काम"],
  ] as const) {
    const page = await (await site.app.request(prefix + path)).text();
    expect(wordsOf(within(page, "h1"))).toBe(name);
  }
});
