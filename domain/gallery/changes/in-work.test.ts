import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { everything } from "../images/gallery-queries.ts";
import { isKeptBack } from "../images/image-rows.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";

const start = "2026-11-02T08:00:00.000Z";
const now = "2026-11-20T08:00:00.000Z";

async function openGallery(engine: TestEngine) {
  const database = await engine.open();
  const context = makeTestGallery(database, { now: () => new Date(now) });
  const whole = await context.insert({ main_image_url: pictureUrl("main.jpg"), created_at: now });
  const id = await insertInWork(context, "before.jpg");
  return { ...context, database, whole, id, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

function insertInWork({ insert }: Pick<TestGallery, "insert">, picture: string, since = start) {
  return insert({
    vehicle_name: "Tata Ace",
    vehicle_type: "Tata Ace",
    body_type: "Container",
    category: "painting",
    before_image_url: pictureUrl(picture),
    created_at: since,
    in_work_since: since,
  });
}

describe.each(engines)("a project in work on $name", (engine) => {
  test("is a before saved alone, with the day it came, and stored once however often it is sent [WRK-1]", async () => {
    await using context = await openGallery(engine);
    const before = await context.receive("before_2.jpg");
    const batch = {
      category: "painting",
      workType: "painting",
      vehicleName: "Carry",
      bodyType: null,
    } as const;
    const images = [{ before, uploadKey: randomUUID() }];

    const added = await context.gallery.addImages({ ...batch, images });
    expect(await context.gallery.addImages({ ...batch, images })).toEqual({
      ok: true,
      value: { ids: added.ok ? added.value.ids : [], added: 0 },
    });

    const { images: waiting, total } = await context.gallery.inWork(1, 10);
    expect(total).toBe(2);
    expect(waiting).toMatchObject([
      { id: context.id, inWorkSince: start },
      { vehicleName: "Carry", beforeImageUrl: before, afterImageUrl: null, inWorkSince: now },
    ]);
  });

  test("is in nothing that visitors read, and its picture is kept back, until it is shown early [WRK-2, WRK-4, GAL-24]", async () => {
    await using context = await openGallery(engine);
    const { gallery, database, id } = context;
    const visits = async () => ({
      page: (await gallery.page(everything)).cards.map((card) => card.id),
      filtered: (await gallery.page({ ...everything, vehicle: "Tata Ace", body: "Container" })).total,
      known: (await gallery.knownFilter({ ...everything, vehicle: "Tata Ace" })).vehicle,
      project: (await gallery.project(id, everything)) !== null,
      address: (await gallery.filterOfProject(id, everything)) !== null,
      sitemap: (await gallery.projects(1, 10)).projects.length,
      named: (await gallery.named([id])).length,
      publishedEarly: (await gallery.publishedEarly()).value.map(({ card }) => card.id),
      isKeptBack: await isKeptBack(database.db, pictureUrl("before.jpg")),
    });
    const hidden = await visits();
    expect(hidden).toEqual({
      ...{ page: [context.whole], filtered: 0, known: null, project: false, address: false },
      ...{ sitemap: 1, named: 0, publishedEarly: [], isKeptBack: true },
    });
    expect(await isKeptBack(database.db, pictureUrl("main.jpg"))).toBe(false);
    const revision = database.revision.current();

    const shown = await gallery.showEarly({ id, version: 1, isShown: true });
    expect(shown).toMatchObject({ ok: true, value: { isShownEarly: true, version: 2, inWorkSince: start } });
    expect(database.revision.current()).toBe(revision + 1);
    expect(await visits()).toEqual({
      ...{ page: [context.whole, id], filtered: 1, known: "Tata Ace", project: true, address: true },
      ...{ sitemap: 2, named: 1, publishedEarly: [id], isKeptBack: false },
    });
    const { cards } = await gallery.page({ ...everything, vehicle: "Tata Ace" });
    expect(cards).toMatchObject([{ isInWork: true, pictures: { kind: "single" } }]);

    await gallery.showEarly({ id, version: 2, isShown: false });
    expect(await visits()).toEqual(hidden);
  });

  test("is published by its after as the newest, and is in work no more [WRK-3]", async () => {
    await using context = await openGallery(engine);
    const { gallery, database, id } = context;
    await gallery.showEarly({ id, version: 1, isShown: true });
    const revision = database.revision.current();
    const after = await context.receive("after.jpg");

    const completed = await gallery.completePair({ id, version: 2, afterUrl: after });

    expect(completed).toMatchObject({
      ok: true,
      value: { afterImageUrl: after, inWorkSince: null, isShownEarly: false, version: 3 },
    });
    expect(completed.ok && completed.value.createdAt > now).toBe(true);
    expect((await gallery.page(everything)).cards).toMatchObject([
      { id, isInWork: false },
      { id: context.whole },
    ]);
    expect((await gallery.inWork(1, 10)).total).toBe(0);
    expect(await isKeptBack(database.db, pictureUrl("before.jpg"))).toBe(false);
    expect(database.revision.current()).toBe(revision + 1);
  });

  test.each([
    ["the first and the last day counted", null, now, 19],
    ["one day where both photographs came on it", null, start, 1],
    ["what the owner wrote before", 12, now, 12],
    ["none beyond a year", null, "2028-01-01T08:00:00.000Z", null],
  ])("has as its days of work %s [WRK-8]", async (_case, written, completed, workDays) => {
    await using database = await engine.open();
    const context = makeTestGallery(database, { now: () => new Date(completed) });
    const id = await insertInWork(context, "before.jpg");
    await database.db.updateTable("gallery_images").set({ work_days: written }).execute();
    const { version = 0 } = (await context.gallery.inWork(1, 1)).images[0] ?? {};

    const afterUrl = await context.receive("after.jpg");
    expect(await context.gallery.completePair({ id, version, afterUrl })).toMatchObject({
      ok: true,
      value: { workDays, version: version + 1 },
    });
  });

  test("is completed once: the same after again is no change, another one is refused [WRK-3]", async () => {
    await using context = await openGallery(engine);
    const { gallery, database, id } = context;
    const [after, other] = [await context.receive("after.jpg"), await context.receive("other.jpg")];
    const complete = (afterUrl: string) => gallery.completePair({ id, version: 1, afterUrl });

    const answers = await Promise.all([after, after, other].map(complete));
    const first = answers.find((answer) => answer.ok);
    const stored = (await gallery.list(1, 1)).images[0];
    expect(first).toEqual({ ok: true, value: stored });
    for (const answer of answers) {
      expect(answer).toEqual(answer.ok ? first : { ok: false, refusal: { kind: "newer", image: stored } });
    }
    const revision = database.revision.current();
    expect(await complete(stored?.afterImageUrl ?? "")).toEqual(first);
    expect(database.revision.current()).toBe(revision);
  });

  test("refuses an after that was never received, or that something else shows [WRK-3]", async () => {
    await using context = await openGallery(engine);
    const { gallery, database, id } = context;
    const refusalOf = async (afterUrl: string) => {
      const outcome = await gallery.completePair({ id, version: 1, afterUrl });
      return outcome.ok ? null : outcome.refusal;
    };
    const revision = database.revision.current();
    expect(await refusalOf(pictureUrl("after_1_0_unknown.jpg"))).toEqual({
      kind: "picture",
      problem: "not received",
    });
    for (const used of ["main.jpg", "before.jpg"]) {
      expect(await refusalOf(pictureUrl(used))).toEqual({ kind: "picture", problem: "used twice" });
    }
    expect((await gallery.inWork(1, 1)).images).toMatchObject([{ id, version: 1 }]);
    expect(database.revision.current()).toBe(revision);
  });

  test("is not changed by whoever saw an older version, nor when it is gone or whole [WRK-3, WRK-4]", async () => {
    await using context = await openGallery(engine);
    const { gallery, id } = context;
    const afterUrl = await context.receive("after.jpg");
    await gallery.setFeatured(id, true);
    const kind = async (outcome: ReturnType<typeof gallery.showEarly>) => {
      const answer = await outcome;
      return answer.ok ? "accepted" : answer.refusal.kind;
    };
    const complete = async (asked: { id: string; version: number }) => {
      const outcome = await gallery.completePair({ ...asked, afterUrl });
      return outcome.ok ? "accepted" : outcome.refusal.kind;
    };

    expect(await complete({ id, version: 1 })).toBe("newer");
    expect(await kind(gallery.showEarly({ id, version: 1, isShown: true }))).toBe("newer");
    expect(await kind(gallery.showEarly({ id: context.whole, version: 1, isShown: true }))).toBe("newer");
    expect(await complete({ id: context.whole, version: 1 })).toBe("newer");
    for (const gone of [randomUUID(), "\0"]) {
      expect(await complete({ id: gone, version: 1 })).toBe("gone");
      expect(await kind(gallery.showEarly({ id: gone, version: 1, isShown: true }))).toBe("gone");
    }
    expect(await complete({ id, version: 2 })).toBe("accepted");
  });

  test("cannot be stored as whole and in work at once", async () => {
    await using context = await openGallery(engine);
    const change = context.database.db.updateTable("gallery_images").where("id", "=", context.id);
    await expect(change.set({ after_image_url: pictureUrl("after.jpg") }).execute()).rejects.toThrow();
    await expect(change.set({ before_image_url: null }).execute()).rejects.toThrow();
  });

  test("at most three are in the shed, begun last first", async () => {
    await using context = await openGallery(engine);
    const ids = [context.id];
    for (const day of [9, 5, 7]) {
      ids.push(await insertInWork(context, `before-${day}.jpg`, `2026-11-0${day}T08:00:00.000Z`));
    }
    for (const id of ids) await context.gallery.showEarly({ id, version: 1, isShown: true });
    const [, ninth, fifth, seventh] = ids;
    const { value: shed } = await context.gallery.publishedEarly();
    expect(shed.map(({ card }) => card.id)).toEqual([ninth, seventh, fifth]);
    expect(shed[0]?.inWorkSince).toBe("2026-11-09T08:00:00.000Z");
  });

  test("stays what it was in the bin and back, and was no visitor's project there [WRK-6]", async () => {
    await using context = await openTestBin(engine);
    const { gallery, bin } = context;
    const [hidden, shown] = [
      await insertInWork(context, "hidden.jpg"),
      await insertInWork(context, "shown.jpg"),
    ];
    await gallery.showEarly({ id: shown, version: 1, isShown: true });
    const before = await gallery.inWork(1, 10);

    await gallery.removeImages([hidden, shown]);
    expect((await gallery.inWork(1, 10)).total).toBe(0);
    expect([await bin.holdsProject(hidden), await bin.holdsProject(shown)]).toEqual([false, true]);
    for (const name of ["hidden.jpg", "shown.jpg"]) {
      expect(await isKeptBack(context.database.db, pictureUrl(name))).toBe(true);
    }

    await bin.restore([hidden, shown]);
    expect(await gallery.inWork(1, 10)).toEqual(before);
    expect((await gallery.publishedEarly()).value.map(({ card }) => card.id)).toEqual([shown]);
  });
});
