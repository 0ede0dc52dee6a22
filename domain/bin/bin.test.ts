import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { enquiries as adminEnquiries } from "#content/en/admin/enquiries.ts";
import { untranslated } from "#domain/gallery/names/names.ts";
import { engines } from "#tests/support/engines.ts";
import { insertAlike } from "#tests/support/sample-images.ts";
import { addName, insertPair, nothing, openTestBin } from "#tests/support/test-bin.ts";
import { day, everything as everyEnquiry, sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { everyImage } from "../gallery/list/image-filter.ts";
import { pictureUrl } from "../gallery/pictures/picture-metadata.ts";
import { wholeBin } from "./bin-list.ts";

const all = { work: null, vehicle: null, body: null, page: 1 };

const images = { ...wholeBin, kind: "gallery_images" } as const;

describe.each(engines)("the bin on $name", (engine) => {
  test("an image comes back with its pictures, star, words and place [BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const { gallery, bin, insert } = context;
    await insert({ main_image_url: pictureUrl("older.jpg"), is_featured: 1, created_at: "2026-11-20T07" });
    const id = await insertPair(context);
    await insert({ main_image_url: pictureUrl("newer.jpg"), is_featured: 1, created_at: "2026-11-20T09" });
    const [listed, page] = [await gallery.list(1, 10), await gallery.page(all)];
    const found = await gallery.matchingIds({ ...everyImage, search: "ace container" });

    expect(await gallery.removeImages([id])).toBe(1);
    expect((await gallery.list(1, 10)).total).toBe(2);
    expect(await bin.restore([id])).toEqual({ restored: { ...nothing, gallery_images: 1 }, taken: [] });

    expect(await gallery.list(1, 10)).toEqual(listed);
    expect(await gallery.page(all)).toEqual(page);
    expect(await gallery.matchingIds({ ...everyImage, search: "ace container" })).toEqual(found);
    expect(await bin.counts()).toEqual(nothing);
    expect(context.removed).toEqual([]);
  });

  test("an image in the bin is nowhere to be found, and its pictures are not public [BIN-2]", async () => {
    await using context = await openTestBin(engine);
    const { gallery, bin } = context;
    const id = await insertPair(context);
    const revision = context.database.revision.current();

    await gallery.removeImages([id]);

    expect(context.database.revision.current()).toBeGreaterThan(revision);
    expect((await gallery.page(all)).total).toBe(0);
    expect(await gallery.project(id, all)).toBeNull();
    expect((await gallery.projects(1, 10)).projects).toEqual([]);
    expect(await gallery.matchingIds({ ...everyImage, search: "ace" })).toEqual([]);
    expect((await gallery.summary()).total).toBe(0);
    expect(await gallery.setFeatured(id, false)).toBeNull();
    expect(await bin.holdsProject(id)).toBe(true);
    expect(await bin.holdsProject("\0")).toBe(false);
  });

  test("a picture in the bin cannot become another image's [BIN-1]", async () => {
    await using context = await openTestBin(engine);
    await context.gallery.removeImages([await insertPair(context)]);
    const batch = { category: "painting", workType: "painting", vehicleName: null, bodyType: null } as const;
    const added = await context.gallery.addImages({ ...batch, images: [{ main: pictureUrl("before.jpg") }] });
    expect(added).toMatchObject({ ok: false });
  });

  test("an image in the bin is renamed with its vehicle [BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const { gallery, bin, lists } = context;
    const nameId = await addName(context, "tata ace");
    const id = await insertPair(context);
    await gallery.removeImages([id]);
    await lists.rename("vehicle_names", {
      id: nameId,
      seen: untranslated("tata ace"),
      names: untranslated("Tata Ace Gold"),
    });
    await bin.restore([id]);
    const [image] = (await gallery.list(1, 10)).images;
    expect(image).toMatchObject({ vehicleName: "Tata Ace Gold", vehicleType: "Tata Ace Gold", version: 2 });
    expect(await gallery.matchingIds({ ...everyImage, search: "gold" })).toEqual([id]);
  });

  test("an enquiry comes back with its note, state and mail, and is in no list meanwhile [BIN-1, BIN-2]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries, bin, outbox } = context;
    const id = await context.receive();
    await enquiries.saveNote(id, "Call on Friday", 0);
    await enquiries.setState(id, "answered");
    const before = await enquiries.find(id);
    const mail = await outbox.claim();

    await enquiries.remove([id]);
    if (mail !== null) await outbox.sent(mail);
    expect(await enquiries.find(id)).toBeNull();
    expect((await enquiries.list({ ...everyEnquiry, search: "ganpatrao" }, 1)).total).toBe(0);
    expect((await enquiries.counts()).answered).toBe(0);
    expect(await Array.fromAsync(enquiries.exportCsv(everyEnquiry, adminEnquiries))).toHaveLength(1);
    expect(await outbox.waiting()).toBe(0);

    let isTold = false;
    outbox.onQueued(() => {
      isTold = true;
    });
    expect((await bin.restore([id])).restored.enquiries).toBe(1);
    const after = await enquiries.find(id);
    expect(after).toEqual({ ...before, mail: { ...before?.mail, attempts: 1 } });
    expect(isTold).toBe(true);
    expect(await outbox.waiting()).toBe(1);
  });

  test("an enquiry comes back beside the same one that was sent again [BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const same = { submissionKey: "one-filling-in" };
    const id = await context.receive({}, same);
    await context.enquiries.remove([id]);
    const again = await context.receive({}, same);
    await context.bin.restore([id]);
    const { enquiries } = await context.enquiries.list(everyEnquiry, 1);
    expect(enquiries.map((enquiry) => enquiry.id).toSorted()).toEqual([id, again].toSorted());
    expect(await context.receive({}, same)).toBe(again);
  });

  test("a name comes back as it was spelt, unless the list has it again [BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const { lists, bin } = context;
    const id = await addName(context, "TATA Ace");
    const query = { search: "", page: 1 };
    const before = await lists.page("vehicle_names", query);

    expect(await lists.remove("vehicle_names", id)).toBe("TATA Ace");
    expect(await lists.names("vehicle_names")).toEqual([]);
    context.advance(day);
    expect(await bin.restore([id])).toMatchObject({ restored: { vehicle_names: 1 } });
    expect(await lists.page("vehicle_names", query)).toEqual(before);

    await lists.remove("vehicle_names", id);
    await addName(context, "tata ace");
    expect(await bin.restore([id])).toEqual({ restored: nothing, taken: [untranslated("TATA Ace")] });
    expect((await bin.counts()).vehicle_names).toBe(1);
  });

  test("tells what it holds, newest first, with the days that are left [BIN-4]", async () => {
    await using context = await openTestBin(engine);
    const { bin, lists, enquiries, gallery } = context;
    const id = await insertPair(context);
    await gallery.removeImages([id]);
    context.advance(29.5 * day);
    await enquiries.remove([await context.receive()]);
    context.advance(1);
    await lists.remove("vehicle_names", await addName(context, "Carry"));

    const { groups, total } = await bin.list(wholeBin, 1);
    expect(total).toBe(3);
    expect(groups.map(({ entries: [{ was, daysLeft }] }) => ({ ...was, daysLeft }))).toEqual([
      { kind: "vehicle_names", names: untranslated("Carry"), daysLeft: 30 },
      {
        kind: "enquiries",
        name: sampleEnquiry.name,
        beginning: "I need a container body on a Tata Ace, 8 feet.",
        daysLeft: 30,
      },
      {
        kind: "gallery_images",
        vehicleName: "Tata Ace",
        category: "denting",
        pictureUrl: pictureUrl("before.jpg"),
        daysLeft: 1,
      },
    ]);
    expect(await bin.counts()).toEqual({ ...nothing, gallery_images: 1, enquiries: 1, vehicle_names: 1 });
    expect((await bin.list(images, 9)).groups.map(({ entries: [entry] }) => entry.id)).toEqual([id]);
    expect(await bin.ids(images)).toEqual([id]);
  });

  test("what was deleted together is one group, newest first, of which all or one is restored [BIN-10]", async () => {
    await using context = await openTestBin(engine);
    const { bin, gallery } = context;
    const ids = await insertAlike(context.database, 7);
    const alone = await insertPair(context);
    const act = randomUUID();
    await gallery.removeImages(ids.slice(0, 4), act);
    context.advance(1);
    await gallery.removeImages(ids.slice(4), act);
    context.advance(1);
    await gallery.removeImages([alone]);

    const { groups, total, pages } = await bin.list(wholeBin, 1);
    expect([total, pages]).toEqual([8, 1]);
    expect(groups.map(({ count, entries }) => [count, entries.length])).toEqual([
      [1, 1],
      [7, 4],
    ]);
    expect(await bin.newestActs()).toMatchObject([
      { kind: "gallery_images", count: 1 },
      { act, kind: "gallery_images", count: 7 },
    ]);
    const [one = ""] = ids;
    expect((await bin.list({ kind: null, act }, 1)).groups.map(({ count }) => count)).toEqual(
      ids.map(() => 1),
    );
    await bin.restore([one]);
    expect((await bin.ids({ kind: null, act })).toSorted()).toEqual(ids.slice(1).toSorted());
    await bin.restore(await bin.ids({ kind: null, act }));
    expect(await bin.ids(wholeBin)).toEqual([alone]);

    // As a server of the release before deletes.
    await context.database.db.updateTable("bin").set({ act: null }).execute();
    expect((await bin.list(wholeBin, 1)).groups).toMatchObject([{ act: alone, count: 1 }]);
    context.advance(2 * day);
    expect(await bin.newestActs()).toEqual([]);
  });

  test("a gallery that was emptied comes back whole [BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const ids = await insertAlike(context.database, 510);
    const before = await context.gallery.page(all);
    await context.gallery.removeImages(ids);
    await context.bin.restore(await context.bin.ids(wholeBin));
    expect(await context.gallery.page(all)).toEqual(before);
  });
});
