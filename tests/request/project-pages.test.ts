import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { addProject } from "../support/site-gallery.ts";
import { openTestSite, publicUrl, type TestSite } from "../support/test-site.ts";

async function read({ app }: TestSite, path: string) {
  const response = await app.request(path);
  return { response, html: await response.text() };
}

/** Links of a kind in a page, such as `rel="next"`. */
function linksWith(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`<a [^>]*${attribute}[^>]*>`, "g"))].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "",
  );
}

test.each(languages)("a project has a page of its own in $name [GAL-22]", async ({ code, prefix }) => {
  await using site = await openTestSite();
  const id = await addProject(site, "Tata Ace", "painting");
  const { response, html } = await read(site, `${prefix}/gallery/${id}`);
  const words = textsOf(code).gallery;
  const description = words.projectAlt.replace("{name}", "Tata Ace").replace("{work}", words.work.painting);

  expect(response.status).toBe(200);
  expect(html).toContain(`<title>${words.projectSearch.title.replace("{project}", description)}</title>`);
  expect(wordsOf(within(html, "h1"))).toBe(words.headline.painting.replace("{name}", "Tata Ace"));
  expect(html).toContain(words.position.replace("{index}", "1").replace("{total}", "1"));
  expect(html).toMatch(
    new RegExp(`og:image" content="[^"]*/share/\\w+\\.jpeg\\?page=${prefix}/gallery/${id}"`),
  );
  expect(linksWith(html, 'rel="(prev|next)"')).toEqual([]);
  expect(linksWith(html, "button-primary")).toContain(`${prefix}/contact?inquiry=quote&project=${id}`);
  const { html: price } = await read(site, `${prefix}/contact?inquiry=quote&project=${id}`);
  expect(price).toMatch(new RegExp(`id="quick-price".*name="project" value="${id}"`, "s"));
  expect(html).toContain(encodeURIComponent(`${description} ${publicUrl}${prefix}/gallery/${id}`));
});

test("from a project one goes on within the filter one came with, and back to its page of the gallery", async () => {
  await using site = await openTestSite();
  const oldest = await addProject(site, "Tata Ace", "painting");
  await addProject(site, "Tata Ace", "custom");
  const newest = await addProject(site, "Tata Ace", "painting");
  const gallery = await read(site, "/gallery?work=painting");
  const { html } = await read(site, linksWith(gallery.html, `/gallery/${oldest}`)[0] ?? "");

  expect(html).toContain("2 of 2");
  expect(linksWith(html, 'rel="prev"')).toEqual([`/gallery/${newest}?work=painting`]);
  expect(linksWith(html, 'rel="next"')).toEqual([]);
  expect(linksWith(html, `#${oldest}`)).toEqual([`/gallery?work=painting#${oldest}`]);
  expect((await read(site, `/gallery/${oldest}`)).html).toContain("3 of 3");
});

test("several images of one project have one page, to which their addresses lead, in every list it is one [GAL-29, GAL-31]", async () => {
  await using site = await openTestSite();
  const other = await addProject(site, "Bolero", "painting");
  const ids = [];
  for (const vehicle of ["Carry", "Tata Ace", "Dindi Rath"])
    ids.push(await addProject(site, vehicle, "custom"));
  const [cover = "", second = "", third = ""] = ids;
  await site.services.gallery.changeProjects({ kind: "group", ids });

  for (const id of [second, third]) {
    const { response } = await read(site, `/mr/gallery/${id}?work=custom`);
    expect([response.status, response.headers.get("Location")]).toEqual([
      301,
      `/mr/gallery/${cover}?work=custom`,
    ]);
  }
  const { response, html } = await read(site, `/gallery/${cover}`);
  expect(response.status).toBe(200);
  expect(wordsOf(within(html, "h1"))).toContain("Carry");
  expect(html).toContain("1 of 2");
  expect(html.match(/"@type":"ImageObject"/g)).toHaveLength(3);
  expect(wordsOf(html)).toContain("2 more photos");
  const gallery = await read(site, "/gallery");
  expect(wordsOf(gallery.html)).toContain("3 photos");
  expect(linksWith(gallery.html, "/gallery/[0-9a-f]{8}-").toSorted()).toEqual(
    [`/gallery/${cover}`, `/gallery/${other}`].toSorted(),
  );
  for (const path of ["/sitemap.xml?part=1", "/feed.xml"]) {
    const { html: xml } = await read(site, path);
    expect([xml.includes(cover), xml.includes(second), xml.includes(third)]).toEqual([true, false, false]);
  }
  await site.services.gallery.removeImages(ids);
  expect((await read(site, `/gallery/${cover}`)).response.status).toBe(410);
});

test("the address of no project is not found, that of one in the bin is gone until it comes back [BIN-7]", async () => {
  await using site = await openTestSite();
  const id = await addProject(site, "Dindi Rath", "custom");
  expect((await read(site, `/mr/gallery/${id}`)).response.status).toBe(200);
  await site.services.gallery.removeImages([id]);
  const missing = { [id]: 410, none: 404, "00000000-0000-0000-0000-000000000000": 404 };
  for (const [address, status] of Object.entries(missing)) {
    const { response, html } = await read(site, `/mr/gallery/${address}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const isGone = status === 410;
    expect(html.includes(textsOf("mr").notFound.message)).toBe(!isGone);
    expect(html.includes(textsOf("mr").gallery.takenOut.title)).toBe(isGone);
  }
  await site.services.bin.restore([id]);
  expect((await read(site, `/mr/gallery/${id}`)).response.status).toBe(200);
  await site.services.gallery.removeImages([id]);
  await site.services.bin.removeForGood([id]);
  expect((await read(site, `/mr/gallery/${id}`)).response.status).toBe(404);
});

test.each(languages)(
  "a sample says on its card and its page in $name that it is an illustration, an own project does not [GAL-25]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const words = textsOf(code).gallery;
    const [sample, own] = [
      await addProject(site, "Tata Ace", "painting"),
      await addProject(site, "Carry", "custom"),
    ];
    const pages = [`${prefix}/gallery?work=painting`, `${prefix}/gallery/${sample}`];
    const says = async (path: string) => {
      const { html } = await read(site, path);
      return [html.includes(`>${words.sample}<`), html.includes(words.sampleNote)];
    };
    for (const path of pages) expect(await says(path)).toEqual([false, false]);
    await site.services.gallery.bulkEdit([sample], { isSample: true });
    for (const path of pages) expect(await says(path)).toEqual([true, true]);
    for (const path of [`${prefix}/gallery?work=custom`, `${prefix}/gallery/${own}`])
      expect(await says(path)).toEqual([false, false]);
  },
);

test("a project's page shows three more of its kind of work, never itself, and the closing board [GAL-22]", async () => {
  await using site = await openTestSite();
  const { moreLikeThis, closing } = textsOf("en").gallery;
  const id = await addProject(site, "Tata Ace", "painting");
  await addProject(site, "Carry", "denting");
  const alone = (await read(site, `/gallery/${id}`)).html;
  expect([alone.includes(moreLikeThis), alone.includes(closing.title)]).toEqual([false, true]);
  const others: string[] = [];
  for (let count = 0; count < 4; count++) others.push(await addProject(site, "Bolero", "painting"));
  const { html } = await read(site, `/gallery/${id}`);
  const [section = ""] = html.slice(html.indexOf(`${moreLikeThis}</h2>`)).split("</section>");
  const shown = [...section.matchAll(/<a href="\/gallery\/([\w-]+)"/g)].map(([, one]) => one);
  expect(shown).toHaveLength(3);
  expect(others).toEqual(expect.arrayContaining(shown));
});

test.each(languages)(
  "a project's page lists in $name what is known of it, with town and days, and nothing where nothing is stored [GAL-26]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const words = textsOf(code).gallery;
    const id = await addProject(site, "Tata Ace", "painting");
    const listed = async () => {
      const { html } = await read(site, `${prefix}/gallery/${id}`);
      const [list = ""] = html.slice(html.indexOf("<dl", html.indexOf("<h1"))).split("</dl>");
      const facts = [...list.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
      const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      return { facts: facts.map(([, name, value]) => [name, value]), description };
    };
    const known = [
      [words.vehicle, "Tata Ace"],
      [words.workDone, words.work.painting],
    ];
    expect((await listed()).facts).toEqual(known);

    const [image] = (await site.services.gallery.list(1, 1)).images;
    if (image === undefined) throw new Error("The project was not stored.");
    const edit = { ...image, town: "कराड", workDays: 12 };
    await site.services.gallery.editImage({ id, version: image.version, edit });
    const { facts, description } = await listed();
    expect(facts).toEqual([...known, [words.town, "कराड"], [words.workDays, "12"]]);
    expect(description).toMatch(/कराड.* 12 /);
  },
);
