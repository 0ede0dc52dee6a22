import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  names,
  openBrowser,
  openForm,
  type Trouble,
  troubles,
  uploadWithRetries,
} from "#tests/support/upload-browser.ts";
import { moved, withoutFile, withSingles } from "../draft/arrange.ts";
import { emptyDraft, filesOf } from "../draft/draft.ts";

test("whatever happens on the way, what is stored in the end is what was chosen, each once", async () => {
  const trouble = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Trouble>("none") },
    { weight: 3, arbitrary: fc.constantFrom(...troubles) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        pictures: fc.array(trouble, { maxLength: 40 }),
        batches: fc.array(fc.constantFrom(...troubles), { maxLength: 20 }),
      }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      async (ahead, count, isPairs) => {
        const [singles, pairs] = isPairs ? [[], names(count, "rath")] : [names(count, "truck"), []];
        const browser = await openForm(singles, pairs, ahead);
        await uploadWithRetries(browser);

        const chosen = [...singles, ...pairs.map((name) => `${name}-before+${name}-after`)];
        expect(browser.server.images.toSorted()).toEqual(chosen.toSorted());
        expect(browser.server.pictures.size).toBe(isPairs ? count * 2 : count);
        expect(browser.controller().state().draft).toMatchObject({ entries: [], failed: [], sending: null });
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

test("after a reload in the middle the page says what it has restored and goes on by itself", async () => {
  const browser = await openForm(names(3, "truck"), [], { pictures: ["none", "reload"] });
  await browser.controller().submit();
  const restored: unknown[] = [];
  browser.controller().subscribe(() => restored.push(browser.controller().state().restored));
  await browser.settled();

  expect(restored).toContainEqual({ count: 3, isInterrupted: true });
  expect(browser.outcomes).toEqual(["3 stored"]);
  expect(browser.server.images).toHaveLength(3);
  expect(browser.saved()).toMatchObject({ draft: { entries: [], failed: [] }, files: new Map() });
});

test("one project stays one over lost lines, a reload and what is sent again, and is chosen the next time, too [UPL-47, UPL-48]", async () => {
  const ahead = {
    pictures: ["none", "refused", "reload", "lost"] as Trouble[],
    batches: ["unanswered"] as Trouble[],
  };
  const browser = await openForm(names(3, "truck"), [], ahead);
  expect(browser.controller().state().draft.project).toBeNull();
  browser.controller().chooseProject(true);
  await uploadWithRetries(browser);

  const { images, projects } = browser.server;
  expect(images).toHaveLength(3);
  expect(new Set(projects).size).toBe(1);
  browser.reload();
  await browser.settled();
  const { project } = browser.controller().state().draft;
  expect([project === null, projects.includes(project ?? undefined)]).toEqual([false, false]);
});

test("a form that was not sent yet is restored with its pictures and what was chosen meanwhile", async () => {
  const browser = await openForm([], names(2, "rath"));
  browser.controller().change((draft) => ({ ...draft, vehicleName: "Tata Ace" }));
  await new Promise((resolve) => setImmediate(resolve));
  browser.reload();
  const meanwhile = browser.controller();
  const files = meanwhile.choose([new File(["van"], "van.jpg")]);
  meanwhile.change((draft) => withSingles(draft, files));
  await browser.settled();

  const { draft, restored } = browser.controller().state();
  expect(restored).toEqual({ count: 4, isInterrupted: false });
  expect(draft).toMatchObject({ category: "restoration", vehicleName: "Tata Ace" });
  expect(draft.entries).toHaveLength(3);
  const after = draft.entries[0]?.files[1]?.id ?? "";
  await expect.poll(() => browser.controller().file(after)?.preview?.picture.text()).toBe("rath-0-after");
  expect(browser.server.images).toEqual([]);

  browser.controller().discard();
  expect(browser.controller().state()).toMatchObject({ restored: null, draft: { entries: [] } });
  expect(browser.controller().file(after)).toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(browser.saved()).toBeNull();
});

test("a photograph that was taken out comes back with its bytes, whatever was chosen meanwhile [UPL-21]", async () => {
  const browser = await openForm(names(2, "truck"), []);
  const controller = browser.controller();
  const [first] = filesOf(controller.state().draft);
  if (first === undefined) throw new Error("Nothing was chosen.");
  const undo = controller.changeWithUndo(
    (draft) => withoutFile(draft, first.id),
    (draft) => moved(draft, first, { entryId: null, role: "main", index: 0 }),
  );
  expect(controller.file(first.id)).toBeNull();
  const files = controller.choose([new File(["van"], "van.jpg")]);
  controller.change((draft) => withSingles(draft, files));
  undo();
  await expect.poll(() => controller.file(first.id)?.preview?.picture.text()).toBe("truck-0");
  await controller.submit();
  expect(browser.server.images.toSorted()).toEqual(["truck-0", "truck-1", "van"]);
});

test("what an earlier version of the page has saved is restored", async () => {
  const browser = await openForm(names(2, "truck"), []);
  await new Promise((resolve) => setImmediate(resolve));
  const saved = browser.saved()?.draft ?? {};
  for (const added of ["wantsPairs", "unlisted"]) Reflect.deleteProperty(saved, added);
  browser.reload();
  await browser.settled();
  expect(browser.controller().state().draft).toMatchObject({ ...emptyDraft, entries: [{}, {}] });
  await browser.controller().submit();
  expect(browser.server.images).toHaveLength(2);
});

test("retry all sends again what failed, and all of both are told [UPL-14, UPL-42]", async () => {
  const faults = Array.from({ length: 8 }, (): Trouble => "fault");
  const browser = await openForm(names(3, "truck"), [], { pictures: ["none", ...faults] });
  await browser.controller().submit();
  expect(browser.controller().state().draft.failed).toHaveLength(2);

  await browser.controller().retry();
  expect(browser.outcomes).toEqual(["1 stored", "2 stored"]);
  expect(browser.server.images.toSorted()).toEqual(names(3, "truck"));
  const { published } = browser.controller().state();
  expect(published.map(({ id }) => id)).toEqual(["image-0", "image-1", "image-2"]);
});

test("stopping keeps the form, and sending it again stores everything once", async () => {
  const browser = await openForm(names(5, "truck"), []);
  const controller = browser.controller();
  const sending = controller.submit();
  const unsubscribe = controller.subscribe(() => {
    const states = [...controller.state().fileStates.values()];
    if (states.some(({ status }) => status === "completed")) controller.stop();
  });
  await sending;
  unsubscribe();
  expect(browser.server.images).toEqual([]);
  expect(controller.state().draft).toMatchObject({ sending: null, failed: [] });
  expect(controller.state().draft.entries).toHaveLength(5);

  await controller.submit();
  expect(browser.server.images.toSorted()).toEqual(names(5, "truck"));
});

test("files get UUIDs of version 4 as ids, each another", async () => {
  const browser = openBrowser();
  await browser.openPage();
  const chosen = browser.controller().choose(names(100, "truck").map((name) => new File([], name)));
  for (const { id } of chosen) expect(z.uuid({ version: "v4" }).safeParse(id).success, id).toBe(true);
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(100);
});
