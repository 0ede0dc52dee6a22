import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { objectNameOf } from "#domain/gallery/pictures/picture-metadata.ts";
import { linksOf, within } from "../support/html.ts";
import { business } from "../support/sample-business.ts";
import { addProject } from "../support/site-gallery.ts";
import { everything } from "../support/test-enquiries.ts";
import { openTestSite, publicUrl, type TestSite } from "../support/test-site.ts";

async function read({ app }: TestSite, path: string) {
  const response = await app.request(path);
  return { response, html: await response.text() };
}

test.each(languages)(
  "a visitor reads the whole gallery in $name without any script [SEC-1, GAL-4]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    await addProject(site, "Tata Ace", "painting");
    const { response, html } = await read(site, `${prefix}/gallery`);
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(textsOf(code).gallery.title);
    expect(html).toContain("Tata Ace");
    expect(html).not.toMatch(/<template id="B:|<div hidden/);
  },
);

test("filters in the address choose, and nonsense counts as not given [GAL-4, GAL-11]", async () => {
  await using site = await openTestSite();
  await addProject(site, "Tata Ace", "painting");
  await addProject(site, "Carry", "custom");
  const painted = await read(site, "/gallery?work=painting");
  expect(painted.html).toContain("<b class");
  expect(painted.html.match(/<article/g)).toHaveLength(1);
  for (const nonsense of ["work=flying&page=-3", "vehicle=Unknown", "body=Unknown", "page=7"]) {
    const { html } = await read(site, `/gallery?${nonsense}`);
    expect(html.match(/<article/g), nonsense).toHaveLength(2);
  }
  await site.services.referenceLists.add("vehicle_names", "Bolero");
  const nothing = await read(site, "/gallery?vehicle=Bolero");
  expect(nothing.html).toContain("No projects found for the selected filters.");
});

test("tiles are equal, however few there are; a featured one has a star only [GAL-8, GAL-9]", async () => {
  await using site = await openTestSite();
  const tiles = async () => {
    const { html } = await read(site, "/gallery");
    const stars = html.match(new RegExp(`>${textsOf("en").gallery.featured}</span>`, "g"))?.length ?? 0;
    return { classes: [...html.matchAll(/<li id="[^"]{36}"( class)?/g)].map(([, own]) => own), stars };
  };
  const id = await addProject(site, "Tata Ace", "painting");
  expect(await tiles()).toEqual({ classes: [undefined], stars: 0 });
  await addProject(site, "Carry", "custom");
  await site.services.gallery.setFeatured(id, true);
  expect(await tiles()).toEqual({ classes: [undefined, undefined], stars: 1 });
  expect((await read(site, "/gallery")).html).toMatch(/<h2[^>]*>All Projects<\/h2>/);
});

test("a gallery without any project offers no way to all projects [GAL-11]", async () => {
  await using site = await openTestSite();
  const { html } = await read(site, "/gallery");
  expect(html).toContain("No projects found for the selected filters.");
  expect(html).not.toContain("Show all projects");
  expect((await read(site, "/gallery?work=denting")).html).toContain("Show all projects");
});

test("the sitemap leads to every project in every language", async () => {
  await using site = await openTestSite();
  expect((await read(site, "/sitemap.xml")).html).not.toContain("part=1");
  const ids = [await addProject(site, "Tata Ace", "painting"), await addProject(site, "Carry", "custom")];
  const index = await read(site, "/sitemap.xml");
  const [, projects = ""] = [...index.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const { html } = await read(site, projects.slice(publicUrl.length));
  for (const id of ids) {
    for (const { prefix } of languages)
      expect(html).toContain(`<loc>${publicUrl}${prefix}/gallery/${id}</loc>`);
  }
  expect(html.match(/<url>/g)).toHaveLength(6);
});

test("an enquiry about a project says which, in the page's language", async () => {
  await using site = await openTestSite();
  const id = await addProject(site, "Tata Ace", "painting");
  const { html } = await read(site, `/hi/contact?inquiry=quote&project=${id}`);
  expect(html).toContain(`name="project" value="${id}"`);
  await site.app.request("/hi/contact", {
    method: "POST",
    headers: { Origin: publicUrl },
    body: new URLSearchParams({
      name: "Asha",
      email: "asha@example.com",
      phone: "9822012345",
      inquiry: "quote",
      message: "Like this one.",
      project: id,
    }),
  });
  const { enquiries } = await site.services.enquiries.list(everything, 1);
  expect(enquiries).toMatchObject([{ name: "Asha", service: "Tata Ace, पेंटिंग" }]);
  expect((await read(site, "/contact?project=none")).html).not.toContain('name="project"');
});

test("a visitor's next request shows what has just been added and no more what has been deleted [GAL-21]", async () => {
  await using site = await openTestSite();
  expect((await read(site, "/gallery")).html).not.toContain("<article");
  const id = await addProject(site, "Dindi Rath", "custom");
  expect((await read(site, "/gallery")).html).toContain("Dindi Rath");
  await site.services.gallery.removeImages([id]);
  expect((await read(site, "/gallery")).html).not.toContain("<article");
});

test("what is in the bin is in no page, sitemap or picture address, and comes back to all of them [BIN-1, BIN-2]", async () => {
  await using site = await openTestSite();
  const id = await addProject(site, "Dindi Rath", "custom");
  const [image] = (await site.services.gallery.list(1, 1)).images;
  const picture = objectNameOf(image?.mainImageUrl ?? "") ?? "";
  const index = await read(site, "/sitemap.xml");
  const [, projects = ""] = [...index.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const sitemap = projects.slice(publicUrl.length);
  const visits = async () => {
    const found = [];
    for (const page of ["/gallery", "/gallery?work=custom", sitemap]) {
      found.push((await read(site, page)).html.includes(id));
    }
    return { found, isPublic: await site.services.pictures.isPublic(picture) };
  };
  const before = await visits();
  expect(before).toEqual({ found: [true, true, true], isPublic: true });

  await site.services.gallery.removeImages([id]);
  expect(await visits()).toEqual({ found: [false, false, false], isPublic: false });
  expect((await read(site, `/contact?project=${id}`)).html).not.toContain('name="project"');

  await site.services.bin.restore([id]);
  expect(await visits()).toEqual(before);
});

test("a gallery that cannot be read shows the empty state with 503, is asked three times more and is not kept [GAL-20, DATA-4]", async () => {
  await using site = await openTestSite();
  site.breakDown("gallery.page");
  const { response, html } = await read(site, "/gallery");
  expect(response.status).toBe(503);
  expect(html).toContain("No projects found for the selected filters.");
  // Nobody knows how many there are.
  expect(html).not.toContain("0 projects");
  expect(html).not.toContain("SQLITE_IOERR");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(site.asked.filter((call) => call === "gallery.page")).toHaveLength(4);
  await read(site, "/gallery");
  expect(site.asked.filter((call) => call === "gallery.page")).toHaveLength(8);
});

test("a gallery that was there and cannot be read after a change is shown as it was [OPS-11]", async () => {
  await using site = await openTestSite();
  await addProject(site, "Tata Ace", "painting");
  for (const path of ["/gallery", "/hi/gallery?work=painting"]) await read(site, path);
  await addProject(site, "Carry", "painting");
  for (const call of ["gallery.page", "gallery.knownFilter"]) site.breakDown(call);
  for (const path of ["/gallery", "/hi/gallery?work=painting"]) {
    const { response, html } = await read(site, path);
    expect([response.status, html.match(/<article/g)?.length]).toEqual([200, 1]);
  }
  expect((await read(site, "/mr/gallery")).response.status).toBe(503);
});

test.each([
  ["/Gallery/", "/gallery"],
  ["/hi/GALLERY?work=painting", "/hi/gallery?work=painting"],
  ["//mr//gallery", "/mr/gallery"],
])("%s leads to the one address %s [SITE-12]", async (asked, canonical) => {
  await using site = await openTestSite();
  const { response } = await read(site, asked);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(canonical);
});

test.each(languages)(
  "an unknown address is told in $name with 404 and is not kept [ERR-1]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const { response, html } = await read(site, join(prefix, "/no/such/page"));
    expect(response.status).toBe(404);
    expect(html).toContain(textsOf(code).notFound.message);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

test.each(languages)(
  "a page that breaks says so in $name inside the frame, with the number to call and the way to try again [ERR-4]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const path = `${prefix}/gallery/${await addProject(site, "Tata Ace", "painting")}`;
    site.breakDown("gallery.project");
    const { response, html } = await read(site, path);
    const words = textsOf(code);
    const [{ dialled }] = business.phones;
    const main = within(html, "main");
    expect(response.status).toBe(500);
    expect(main).toContain(words.site.faultTitle);
    expect(main).not.toContain("SQLITE_IOERR");
    expect(linksOf(main).map(({ href }) => href)).toEqual([
      `tel:${dialled}`,
      path,
      expect.stringContaining("wa.me/"),
      prefix || "/",
    ]);
  },
);

test("in Hindi and Marathi vehicles and body types are called by their names there, at once and everywhere [LST-11, GAL-21]", async () => {
  await using site = await openTestSite();
  const { referenceLists } = site.services;
  const id = await addProject(site, "Tata Ace", "painting");
  const added = await referenceLists.add("vehicle_names", "Tata Ace");
  await referenceLists.add("vehicle_names", "Ashok Leyland", { hi: "अशोक लेलैंड", mr: "अशोक लेलँड" });
  if (!added.ok) throw new Error(added.refusal);
  const { name, hi, mr } = added.value;
  expect((await read(site, "/mr/gallery")).html).toMatch(/<b class[^>]*>Tata Ace<\/b>/);
  const names = { name, hi: "टाटा एस", mr: "टाटा एस" };
  await referenceLists.rename("vehicle_names", { id: added.value.id, seen: { name, hi, mr }, names });

  const gallery = (await read(site, "/mr/gallery")).html;
  expect(gallery).toMatch(/<b class[^>]*>टाटा एस<\/b>/);
  expect([...gallery.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)</g)].map(([, ...each]) => each)).toEqual([
    ["Ashok Leyland", "अशोक लेलँड"],
    ["Tata Ace", "टाटा एस"],
  ]);
  expect(gallery).toContain('alt="टाटा एस');
  expect(gallery).toContain('"name":"टाटा एस');
  const chosen = (await read(site, "/mr/gallery?vehicle=Tata+Ace")).html;
  expect(chosen).toContain(textsOf("mr").gallery.removeFilter.replace("{name}", "टाटा एस"));
  expect(chosen).toContain('value="Tata Ace" selected=""');

  const project = (await read(site, `/mr/gallery/${id}`)).html;
  expect(project).toMatch(/<h1[^>]*>टाटा एस, /);
  expect(project).toMatch(/<title>टाटा एस/);
  expect(project).toContain(`wa.me/`);
  expect(project).toContain(encodeURIComponent("टाटा एस"));
  expect(project.replaceAll(/vehicle=Tata[+]Ace/g, "")).not.toContain("Tata Ace");
  expect((await read(site, `/gallery/${id}`)).html).not.toContain("टाटा");
  expect((await read(site, `/hi/contact?inquiry=quote&project=${id}`)).html).toContain("टाटा एस, पेंटिंग");
});
