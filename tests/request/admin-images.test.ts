import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { photographOf, uploadedFile } from "../support/photographs.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "../support/signed-in-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { TestSite } from "../support/test-site.ts";

const jpeg = await photographOf(320, 240).jpeg().toBuffer();

/** The site with one image for each vehicle, oldest first, and somebody signed in. */
async function openFilledAdmin(...vehicles: string[]) {
  const site = await openSignedInSite();
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "arrived.jpg", jpeg);
  for (const [index, vehicleName] of vehicles.entries()) {
    const photograph = { path, role: "main", index, originalName: "truck.jpg" } as const;
    const received = await site.services.pictures.receive(photograph);
    if (!received.ok) throw new Error(received.refusal.reason);
    await site.services.gallery.addImages({
      category: "painting",
      workType: "painting",
      vehicleName,
      bodyType: null,
      images: [{ main: received.value.url }],
    });
  }
  return site;
}

async function imagesOf({ services }: TestSite): Promise<GalleryImage[]> {
  return (await services.gallery.list(1, 100)).images;
}

async function firstImage(site: TestSite): Promise<GalleryImage> {
  const [image] = await imagesOf(site);
  if (image === undefined) throw new Error("There is no image.");
  return image;
}

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
    ...more,
  };
}

async function deletePortion({ app, cookie }: SignedInSite, body: unknown) {
  const response = await app.request("/admin/images/delete", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return { status: response.status, answer: await response.json() };
}

/** What the log says of images, oldest first. */
async function noted({ services }: TestSite): Promise<string[]> {
  const { entries } = await services.activity.list(1, 50);
  return entries.map(({ kind, detail }) => `${kind}: ${detail}`).toReversed();
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
  expect((await site.services.pictures.facts([mainImageUrl ?? ""])).size).toBe(1);

  const again = await change(site, { intent: "delete", id });
  expect([again.status, again.answer.includes("Failed to delete image")]).toEqual([404, true]);
  const star = await change(site, { intent: "feature", id, isFeatured: "false" });
  expect([star.status, star.answer.includes("Failed to update featured status")]).toEqual([404, true]);
  expect(await noted(site)).toEqual(["image featured: featured", "images deleted: 1 image"]);
});

test("featured images are put into an order, which visitors see next [IMG-16, GAL-21]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry");
  const [carry, ace] = (await imagesOf(site)).map(({ id }) => id);
  for (const id of [carry, ace]) {
    await change(site, { intent: "feature", id: id ?? "", isFeatured: "true" });
  }
  const seen = async () => (await site.app.request("/gallery")).text();
  const isAceFirst = (html: string) => html.indexOf(`/gallery/${ace}`) < html.indexOf(`/gallery/${carry}`);
  expect(isAceFirst(await seen())).toBe(true);
  const { status } = await change(site, { intent: "move", id: carry ?? "", place: "1" });
  expect([status, isAceFirst(await seen())]).toEqual([200, false]);

  await change(site, { intent: "feature", id: ace ?? "", isFeatured: "false" });
  const refused = await change(site, { intent: "move", id: ace ?? "", place: "1" });
  expect([refused.status, refused.answer.includes("Failed to change the order")]).toEqual([404, true]);
  expect((await change(site, { intent: "move", id: carry ?? "", place: "0" })).status).toBe(400);
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

test("a bulk delete names its images: what arrives after the question stays [IMG-6]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Tata Ace", "Carry");
  const asked = await site.app.request("/admin/images/matching?search=tata", {
    headers: { cookie: site.cookie },
  });
  const { ids } = z.object({ ids: z.array(z.string()) }).parse(await asked.json());
  expect(ids).toHaveLength(2);

  const gone = randomUUID();
  expect(await deletePortion(site, { ids: [...ids, gone] })).toEqual({
    status: 200,
    answer: { removed: 2 },
  });
  expect((await imagesOf(site)).map(({ vehicleName }) => vehicleName)).toEqual(["Carry"]);
  expect(await deletePortion(site, { ids })).toEqual({ status: 200, answer: { removed: 0 } });
  expect(await noted(site)).toEqual(["images deleted: 2 images"]);
});

async function post({ app, cookie }: SignedInSite, path: string, body: unknown) {
  const headers = { cookie, "Content-Type": "application/json" };
  const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
}

test("several images are edited at once, noted, and put back as they were [IMG-15]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry");
  const before = (await imagesOf(site)).map(({ version: _, ...image }) => image);
  const ids = before.map(({ id }) => id);
  const edit = {
    vehicle: " Bolero ",
    body: null,
    work: "denting",
    isFeatured: true,
    captions: { en: "Hand painted" },
  };

  const { status, answer } = await post(site, "/admin/images/bulk-edit", { ids, edit });
  const { edited } = z.object({ edited: z.array(z.unknown()) }).parse(answer);
  expect([status, edited.length]).toEqual([200, 2]);
  const changed = {
    vehicleName: "Bolero",
    vehicleType: "Bolero",
    category: "denting",
    description: "Hand painted",
  };
  expect(await imagesOf(site)).toMatchObject([changed, changed]);

  expect(await post(site, "/admin/images/bulk-edit/undo", { edited })).toMatchObject({
    answer: { undone: 2 },
  });
  expect(await imagesOf(site)).toMatchObject(before);
  expect(await noted(site)).toEqual(["image edited: 2 images", "image edited: 2 images"]);
});

test.each([
  ["nothing", {}],
  ["a blank vehicle", { vehicle: "  " }],
  ["a vehicle that is too long", { vehicle: "x".repeat(81) }],
  ["an unknown work", { work: "welding" }],
  ["a column of its own", { main_image_url: "/gallery-images/other.jpg" }],
])("a bulk edit of %s is refused [IMG-15]", async (_case, edit) => {
  await using site = await openFilledAdmin();
  const refused = await post(site, "/admin/images/bulk-edit", { ids: [randomUUID()], edit });
  const foreign = { id: randomUUID(), version: 1, was: edit };
  const undo = await post(site, "/admin/images/bulk-edit/undo", { edited: [foreign, {}] });
  expect([refused.status, undo.status]).toEqual([422, 422]);
  expect(site.asked).not.toContain("gallery.bulkEdit");
});

test.each([
  ["nothing", "{"],
  ["no ids", { ids: [] }],
  ["what is no id", { ids: ["1; drop table gallery_images"] }],
  ["more than a portion", { ids: Array.from({ length: 101 }, () => randomUUID()) }],
])("a portion with %s is refused", async (_case, body) => {
  await using site = await openFilledAdmin();
  expect((await deletePortion(site, body)).status).toBe(422);
  expect(site.asked).not.toContain("gallery.removeImages");
});

test("a bulk delete that fails says so with a reference [IMG-6]", async () => {
  await using site = await openFilledAdmin("Tata Ace");
  site.breakDown("gallery.removeImages");
  site.breakDown("gallery.matchingIds");
  const message = { message: expect.stringMatching(/^Please try again\. Reference [\w-]+\.$/) };

  expect(await deletePortion(site, { ids: [randomUUID()] })).toEqual({ status: 500, answer: message });
  const matching = await site.app.request("/admin/images/matching", { headers: { cookie: site.cookie } });
  expect([matching.status, await matching.json()]).toEqual([500, message]);
});

test("a list that cannot be read says so without the cause [IMG-4, ERR-4]", async () => {
  await using site = await openFilledAdmin();
  site.breakDown("gallery.find");
  const { status, html } = await getPage(site, "/admin/images");
  expect(status).toBe(500);
  expect(html).toContain("Failed to load gallery images");
  expect(html).not.toContain("SQLITE");
});
