import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { insertAlike } from "#tests/support/sample-images.ts";
import { addName, insertPair, nothing, openTestBin } from "#tests/support/test-bin.ts";
import { day, everything as everyEnquiry } from "#tests/support/test-enquiries.ts";
import { pictureUrl } from "../gallery/pictures/picture-metadata.ts";
import { wholeBin } from "./bin-list.ts";

describe.each(engines)("removal from the bin on $name", (engine) => {
  test("what is deleted for good goes with the files that nothing else shows [BIN-5]", async () => {
    await using context = await openTestBin(engine);
    const { bin, gallery } = context;
    const shared = pictureUrl("after.jpg");
    const id = await insertPair(context);
    const other = await insertAlike(context.database, 1);
    await context.database.db
      .updateTable("gallery_images")
      .set({ main_image_url: shared })
      .where("id", "in", other)
      .execute();
    await gallery.removeImages([id]);

    expect(await bin.removeForGood([id, id, "no id"])).toEqual({ ...nothing, gallery_images: 1 });
    expect(context.removed).toEqual([pictureUrl("before.jpg")]);
    expect(await bin.holdsProject(id)).toBe(false);
    expect(await bin.restore([id])).toEqual({ restored: nothing, taken: [] });
  });

  test("it goes although its files cannot be removed [BIN-5]", async () => {
    const down = () => Promise.reject(new Error("the store is down"));
    await using context = await openTestBin(engine, down);
    const id = await insertPair(context);
    await context.gallery.removeImages([id]);
    expect(await context.bin.removeForGood([id])).toMatchObject({ gallery_images: 1 });
  });

  test("after thirty days it is removed for good, and not before [BIN-6]", async () => {
    await using context = await openTestBin(engine);
    const { bin, gallery, lists } = context;
    await gallery.removeImages([await insertPair(context)]);
    context.advance(day);
    await lists.remove("vehicle_names", await addName(context, "Carry"));
    context.advance(29 * day - 1);
    expect(await bin.purge()).toBe(0);
    context.advance(2);
    expect(await bin.purge()).toBe(1);
    expect(await bin.counts()).toEqual({ ...nothing, vehicle_names: 1 });
    expect(context.removed.toSorted()).toEqual(["after.jpg", "before.jpg"].map(pictureUrl));
  });

  test("erasing a person reaches the bin, for good [BIN-3]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries, bin } = context;
    const deleted = await context.receive();
    const kept = await context.receive();
    const stranger = await context.receive({ phone: "+919822099999", email: "savita@kale.example" });
    await enquiries.remove([deleted, stranger]);
    const idsOf = (found: { enquiries: { id: string }[] } | null) => found?.enquiries.map(({ id }) => id);

    expect(idsOf(await enquiries.personalData("98220 12345"))).toEqual([deleted, kept]);
    expect(await bin.ids({ ...wholeBin, kind: "enquiries" })).toContain(deleted);
    expect(idsOf(await enquiries.erasePerson("ganpatrao@shinde.example"))).toEqual([deleted, kept]);
    expect(await bin.ids(wholeBin)).toEqual([stranger]);
    expect((await enquiries.list(everyEnquiry, 1)).total).toBe(0);
    expect(idsOf(await enquiries.personalData("98220 12345"))).toEqual([]);
  });

  test("an enquiry is forgotten after 13 months, also from the bin [BIN-3, CMP-6]", async () => {
    await using context = await openTestBin(engine);
    const id = await context.receive();
    context.advance(395 * day);
    await context.enquiries.remove([id]);
    context.advance(2 * day);
    expect(await context.enquiries.purge()).toBe(1);
    expect(await context.bin.ids(wholeBin)).toEqual([]);
  });
});
