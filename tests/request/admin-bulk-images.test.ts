import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { imagesOf, noted, openFilledAdmin } from "#tests/support/filled-admin.ts";
import { getPage, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";

async function deletePortion({ app, cookie }: SignedInSite, body: unknown) {
  const response = await app.request("/admin/images/delete", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return { status: response.status, answer: await response.json() };
}

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

test("several images are edited at once, noted, and put back as they were [IMG-15, IMG-31]", async () => {
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

  const act = randomUUID();
  expect(await post(site, "/admin/images/bulk-edit", { ids, edit, act })).toEqual({
    status: 200,
    answer: { edited: 2 },
  });
  const changed = {
    vehicleName: "Bolero",
    vehicleType: "Bolero",
    category: "denting",
    description: "Hand painted",
  };
  expect(await imagesOf(site)).toMatchObject([changed, changed]);

  expect((await getPage(site, "/admin/account")).html).toContain("Undo: 2 images changed");
  expect(await post(site, "/admin/images/bulk-edit/undo", { act })).toEqual({
    status: 200,
    answer: { undone: 2, changedSince: 0, names: "" },
  });
  expect((await getPage(site, "/admin/account")).html).not.toContain("Undo: ");
  expect(await imagesOf(site)).toMatchObject(before);
  expect(await noted(site)).toEqual(["image edited: 2 images", "change undone: 2 images"]);
});

test("a bulk edit gives a vehicle of the list, also where a new one is typed in Devanagari [IMG-15, LST-10]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry");
  const ids = (await imagesOf(site)).map(({ id }) => id);
  await post(site, "/admin/images/bulk-edit", { ids, edit: { vehicle: "छोटा हत्ती" }, act: randomUUID() });

  const changed = { vehicleName: "Chhota Hatti", vehicleType: "Chhota Hatti" };
  expect(await imagesOf(site)).toMatchObject([changed, changed]);
  expect(await site.services.referenceLists.names("vehicle_names")).toContainEqual({
    ...{ name: "Chhota Hatti", hi: "", mr: "छोटा हत्ती" },
  });
});

test("beside own pictures all samples go to the bin at one tap, and come back [IMG-18]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry");
  const [carry, ace] = await imagesOf(site);
  const list = async () => (await getPage(site, "/admin/images")).html;
  expect(await list()).not.toContain("delete-samples");
  const mark = { ids: [ace?.id], edit: { isSample: true }, act: randomUUID() };
  expect((await post(site, "/admin/images/bulk-edit", mark)).status).toBe(200);
  expect(await list()).toContain("Remove the sample");
  const samples = (await getPage(site, "/admin/images?kind=sample")).html;
  expect([samples.includes("Edit Tata Ace"), samples.includes("Edit Carry")]).toEqual([true, false]);

  const { answer } = await postForm(site, "/admin/images", { intent: "delete-samples" });
  expect(answer).toContain("1 image(s) deleted successfully");
  expect((await imagesOf(site)).map(({ id }) => id)).toEqual([carry?.id]);
  await site.services.bin.restore([ace?.id ?? ""]);
  expect((await imagesOf(site)).map(({ isSample }) => isSample)).toEqual([false, true]);

  await post(site, "/admin/images/bulk-edit", {
    ids: [carry?.id],
    edit: { isSample: true },
    act: randomUUID(),
  });
  expect(await list()).not.toContain("delete-samples");
});

test.each([
  ["nothing", {}],
  ["a blank vehicle", { vehicle: "  " }],
  ["a vehicle that is too long", { vehicle: "x".repeat(81) }],
  ["an unknown work", { work: "welding" }],
  ["a column of its own", { main_image_url: "/gallery-images/other.jpg" }],
])("a bulk edit of %s is refused [IMG-15]", async (_case, edit) => {
  await using site = await openFilledAdmin();
  const refused = await post(site, "/admin/images/bulk-edit", {
    ids: [randomUUID()],
    edit,
    act: randomUUID(),
  });
  const undo = await post(site, "/admin/images/bulk-edit/undo", { act: "" });
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
