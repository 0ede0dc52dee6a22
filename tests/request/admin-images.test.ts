import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { firstImage, imagesOf, noted, openFilledAdmin } from "#tests/support/filled-admin.ts";
import { getPage, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";

const change = (site: SignedInSite, fields: Record<string, string>) =>
  postForm(site, "/admin/images", fields);

function editOf(image: GalleryImage, more: Record<string, string>): Record<string, string> {
  return {
    intent: "edit",
    id: image.id,
    version: String(image.version),
    vehicleName: image.vehicleName,
    category: image.category,
    vehicleType: image.vehicleType ?? "",
    bodyType: "",
    workType: "",
    description: "",
    captionHi: "",
    captionMr: "",
    isFeatured: "false",
    isSample: "false",
    ...more,
  };
}

test("the search in the address is answered by the server, and the summary stays that of all images [IMG-1, IMG-2]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry", "दिंडी रथ");

  const all = await getPage(site, "/admin/images");
  expect(all.html).toContain("3 images");
  expect(all.html).toContain('placeholder="Search by vehicle or type..."');

  const { html } = await getPage(site, "/admin/images?search=CARRY&sort=-created");
  expect(html).toContain("Edit Carry");
  expect(html).not.toContain("Edit Tata Ace");
  expect(html).toContain('value="CARRY"');
  expect(html).toContain('aria-sort="descending"');
  expect(html).toMatch(/Total images<\/h2><p[^>]*>3</);
  expect((await getPage(site, "/admin/images?search=%E0%A4%B0%E0%A4%A5")).html).toContain("Edit दिंडी रथ");
});

test("filters stand in the address, with what images have to choose from; what nobody knows is left out [IMG-13]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry");
  const narrowed = "/admin/images?vehicle=Carry&search=पेंटिंग";
  const { html } = await getPage(site, narrowed);
  expect(html).toContain("Edit Carry");
  expect(html).not.toContain("Edit Tata Ace");
  expect(html).toMatch(/<select[^>]*name="vehicle".*?<option value="Carry" selected="">/s);
  expect(html).toContain("1 image found: Carry, “पेंटिंग”");
  const matching = await site.app.request(narrowed.replace("?", "/matching?"), {
    headers: { cookie: site.cookie },
  });
  expect(z.object({ ids: z.array(z.string()) }).parse(await matching.json()).ids).toHaveLength(1);

  const unknown = await getPage(site, "/admin/images?vehicle=Nobody&body=None&month=1999-01&kind=all&work=x");
  expect(unknown.html).toContain("2 images");
  expect(unknown.html).not.toContain('value="Nobody"');
});

test("the search is a plain form for a browser without scripts", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const { html } = await getPage(site, "/admin/images");
  expect(html).toMatch(/<form[^>]*action="\/admin\/images" method="get"/);
  expect(html).toMatch(/<input[^>]*type="search"[^>]*name="search"/);
});

test("a search without a match says so, and a page beyond the end is the last [IMG-2]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const { html } = await getPage(site, "/admin/images?search=bus");
  expect(html).toContain("No images found matching your search criteria.");
  expect((await getPage(site, "/admin/images?page=99")).html).toContain("Edit Tata Ace");
});

test("an edit is stored, noted and seen by the next visitor [IMG-9, IMG-10, GAL-21]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const image = await firstImage(site);
  const visit = async () => (await site.app.request("/gallery")).text();
  expect(await visit()).toContain("Tata Ace");

  const edit = editOf(image, { vehicleName: "Dindi Rath", vehicleType: "", description: "Silver leaf" });
  const { status, answer } = await change(site, edit);

  expect(status).toBe(200);
  expect(answer).toContain("Image updated successfully");
  expect(await imagesOf(site)).toMatchObject([
    { vehicleName: "Dindi Rath", vehicleType: null, workType: null, description: "Silver leaf", version: 2 },
  ]);
  expect(await visit()).not.toContain("Tata Ace");
  expect(await visit()).toContain("Dindi Rath");
  expect(await noted(site)).toEqual(["image edited: Dindi Rath"]);
});

test("captions are read under the picture and heard as its words, each in its own language [IMG-11]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const image = await firstImage(site);
  expect((await getPage(site, "/admin/images")).html).toContain("Tata Ace, पेंटिंग");
  const captions = { description: "Two coats of\nteal", captionHi: "फ़िरोज़ी के दो कोट" };
  expect((await change(site, editOf(image, captions))).status).toBe(200);

  const visit = async (path: string) => (await site.app.request(path)).text();
  for (const [path, caption] of [
    [`/gallery/${image.id}`, captions.description],
    [`/hi/gallery/${image.id}`, captions.captionHi],
  ] as const) {
    const html = await visit(path);
    expect(html).toContain(`>${caption}</p>`);
    expect(html).toContain(`alt="${caption}"`);
  }
  expect(await visit("/gallery")).toContain(`alt="${captions.description}"`);
  // Words made of the facts, not another language's caption.
  const marathi = await visit(`/mr/gallery/${image.id}`);
  expect(marathi).toContain('alt="Tata Ace, पेंटिंग"');
  for (const caption of Object.values(captions)) expect(marathi).not.toContain(caption);
});

test("town and days of work are stored, emptied, and refused in letters [IMG-19]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const edit = async (more: Record<string, string>) => change(site, editOf(await firstImage(site), more));
  await edit({ town: " Satara ", workDays: "12" });
  expect(await firstImage(site)).toMatchObject({ town: "Satara", workDays: 12 });
  const { status, answer } = await edit({ town: "Satara", workDays: "twelve" });
  expect(status).toBe(422);
  expect(answer).toContain("Days of work must be a whole number from 1 to 365");
  await edit({ town: "", workDays: "" });
  expect(await firstImage(site)).toMatchObject({ town: null, workDays: null });
});

test("saving over a newer version is refused with what is stored now", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const image = await firstImage(site);
  await change(site, editOf(image, { vehicleName: "Bolero" }));

  const { status, answer } = await change(site, editOf(image, { vehicleName: "Carry" }));

  expect(status).toBe(409);
  expect(answer).toContain("Failed to update image");
  expect(answer).toContain("Somebody has changed this image since you opened it, so nothing was saved.");
  expect(answer).toContain("Bolero");
  expect((await firstImage(site)).vehicleName).toBe("Bolero");
});

test("an edit that touches no name, or is refused, leaves images and lists called as they were [IMG-12]", async () => {
  await using site = await openFilledAdmin("दिंडी रथ");
  const { referenceLists } = site.services;
  const edit = async (more: Record<string, string>) =>
    (await change(site, editOf(await firstImage(site), more))).status;
  expect(await edit({ captionMr: "दिंडीसाठी नवा रथ" })).toBe(200);
  expect(await firstImage(site)).toMatchObject({ vehicleName: "दिंडी रथ", captionMr: "दिंडीसाठी नवा रथ" });
  expect(await edit({ vehicleName: "गणपती रथ", workDays: "0" })).toBe(422);
  expect(await edit({ vehicleName: "गणपती रथ", version: "1" })).toBe(409);
  expect(await referenceLists.names("vehicle_names")).toEqual([]);

  expect(await edit({ vehicleName: "गणपती रथ", vehicleType: "गणपती रथ" })).toBe(200);
  expect(await firstImage(site)).toMatchObject({
    vehicleName: "Ganapati Rath",
    vehicleType: "Ganapati Rath",
  });
  expect(await referenceLists.names("vehicle_names")).toMatchObject([
    { name: "Ganapati Rath", mr: "गणपती रथ" },
  ]);
});

test.each([
  ["no vehicle name", { vehicleName: "  " }, 422, "Vehicle name is required"],
  ["an unknown category", { category: "welding" }, 400, "The form was not complete."],
  ["no version", { version: "" }, 400, "The form was not complete."],
  ["an image that is gone", { id: randomUUID() }, 404, "The image is no longer there."],
])("an edit with %s is refused [IMG-10]", async (_case, more, expected, sentence) => {
  await using site = await openFilledAdmin("Tata Ace");
  const { status, answer } = await change(site, editOf(await firstImage(site), more));
  expect(status).toBe(expected);
  expect(answer).toContain("Failed to update image");
  expect(answer).toContain(sentence);
  expect(await imagesOf(site)).toMatchObject([{ vehicleName: "Tata Ace", version: 1 }]);
});

test("an image is featured, and deleted into the bin; what is gone is said to be gone [IMG-7, IMG-8, BIN-1]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  const { id, mainImageUrl } = await firstImage(site);

  expect((await change(site, { intent: "feature", id, isFeatured: "true" })).answer).toContain(
    "Featured status updated",
  );
  expect((await firstImage(site)).isFeatured).toBe(true);
  expect((await change(site, { intent: "delete", id })).answer).toContain("Image deleted successfully");
  expect(await imagesOf(site)).toEqual([]);
  expect((await site.services.pictures.metadata([mainImageUrl ?? ""])).size).toBe(1);

  const again = await change(site, { intent: "delete", id });
  expect([again.status, again.answer.includes("Failed to delete image")]).toEqual([404, true]);
  const star = await change(site, { intent: "feature", id, isFeatured: "false" });
  expect([star.status, star.answer.includes("Failed to update featured status")]).toEqual([404, true]);
  expect(await noted(site)).toEqual(["image featured: featured", "images deleted: 1 image"]);
});

test("visitors see featured images first, the newest before the others [IMG-16, GAL-21]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry");
  const [carry, ace] = (await imagesOf(site)).map(({ id }) => id);
  for (const id of [carry, ace]) {
    await change(site, { intent: "feature", id: id ?? "", isFeatured: "true" });
  }
  const seen = async () => (await site.app.request("/gallery")).text();
  const isAceFirst = (html: string) => html.indexOf(`/gallery/${ace}`) < html.indexOf(`/gallery/${carry}`);
  expect(isAceFirst(await seen())).toBe(false);
  await change(site, { intent: "feature", id: carry ?? "", isFeatured: "false" });
  expect(isAceFirst(await seen())).toBe(true);
});

test.each([
  ["setFeatured", { intent: "feature", isFeatured: "true" }, "Failed to update featured status"],
  ["removeImages", { intent: "delete" }, "Failed to delete image"],
  ["editImage", {}, "Failed to update image"],
])("a fault of gallery.%s is a plain sentence with a reference [ERR-4]", async (call, fields, title) => {
  await using site = await openFilledAdmin("Tata Ace");
  site.breakDown(`gallery.${call}`);
  const { status, answer } = await change(site, editOf(await firstImage(site), fields));
  expect(status).toBe(500);
  expect(answer).toContain(title);
  expect(answer).toMatch(/Please try again\. Reference [\w-]+\./);
  expect(answer).not.toContain("SQLITE");
});

test("a list that cannot be read says so without the cause [IMG-4, ERR-4]", async () => {
  await using site = await openFilledAdmin();
  site.breakDown("gallery.find");
  const { status, html } = await getPage(site, "/admin/images");
  expect(status).toBe(500);
  expect(html).toContain("Failed to load gallery images");
  expect(html).not.toContain("SQLITE");
});

test("rows, the title of the pictures and Today call a vehicle as their reader does [LST-12]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  await site.services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "", mr: "टाटा एस" });
  await postForm(site, "/admin/language", { language: "mr", to: "/admin/images" });

  const { html } = await getPage(site, "/admin/images");
  expect(html).toContain("टाटा एस बदला");
  expect(html).not.toContain("Tata Ace बदला");
  const { id } = await firstImage(site);
  expect((await getPage(site, `/admin/images/${id}/pictures`)).html).toContain("फोटो: टाटा एस");
  expect((await getPage(site, "/admin/today")).html).toContain("टाटा एस, पेंटिंग");
});
