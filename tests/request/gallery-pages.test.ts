import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import type { WorkType } from "#domain/gallery/work.ts";
import { photographOf, uploadedFile } from "../support/photographs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

/** Adds one gallery image with a picture of its own, through the product's own calls. */
async function addProject({ services }: TestSite, vehicle: string, work: WorkType): Promise<string> {
  await using folder = await temporaryFolder();
  const bytes = await photographOf(360, 240).jpeg().toBuffer();
  const path = await uploadedFile(folder.path, "picture.jpg", bytes);
  const received = await services.pictures.receive({
    path,
    role: "main",
    index: 0,
    originalName: "picture.jpg",
  });
  if (!received.ok) throw new Error(received.refusal.message);
  const images = [{ main: received.value.url }];
  const stored = await services.gallery.addImages({
    category: work,
    workType: work,
    vehicleName: vehicle,
    bodyType: null,
    images,
  });
  if (!stored.ok) throw new Error(stored.refusal.message);
  const [id] = stored.value.ids;
  if (id === undefined) throw new Error("No image was stored.");
  return id;
}

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
    expect(html).not.toContain('<link rel="modulepreload"');
  },
);

test("filters in the address choose, and nonsense counts as not given [GAL-4, GAL-11]", async () => {
  await using site = await openTestSite();
  await addProject(site, "Tata Ace", "painting");
  await addProject(site, "Carry", "custom");
  const painted = await read(site, "/gallery?work=painting");
  expect(painted.html).toContain("<b class");
  expect(painted.html.match(/<article/g)).toHaveLength(1);
  const nonsense = await read(site, "/gallery?work=flying&page=-3");
  expect(nonsense.html.match(/<article/g)).toHaveLength(2);
  const nothing = await read(site, "/gallery?vehicle=Unknown");
  expect(nothing.html).toContain("No projects found for the selected filters.");
});

test("a visitor's next request shows what has just been added and no more what has been deleted [GAL-21]", async () => {
  await using site = await openTestSite();
  expect((await read(site, "/gallery")).html).not.toContain("<article");
  const id = await addProject(site, "Dindi Rath", "custom");
  expect((await read(site, "/gallery")).html).toContain("Dindi Rath");
  await site.services.gallery.removeImages([id]);
  expect((await read(site, "/gallery")).html).not.toContain("<article");
});

test("a gallery that cannot be read shows the empty state with 503, is asked three times and is not kept [GAL-20, DATA-4]", async () => {
  await using site = await openTestSite();
  site.breakDown("gallery.page");
  const { response, html } = await read(site, "/gallery");
  expect(response.status).toBe(503);
  expect(html).toContain("No projects found for the selected filters.");
  expect(html).not.toContain("SQLITE_IOERR");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(site.asked.filter((call) => call === "gallery.page")).toHaveLength(3);
  await read(site, "/gallery");
  expect(site.asked.filter((call) => call === "gallery.page")).toHaveLength(6);
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
