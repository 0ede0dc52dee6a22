import { expect, test, vi } from "vitest";
import { openBrowser } from "#tests/support/upload-browser.ts";
import type { StoredImage } from "../../kit/upload/upload-api.ts";
import { withoutFile, withSingles } from "../draft/arrange.ts";
import { filesOf } from "../draft/draft.ts";

type TestBrowser = ReturnType<typeof openBrowser>;

function unread(hash: string | null) {
  return { kind: "unread", kept: null, hash } as const;
}

const tataAce: StoredImage = {
  ...{ hash: "ace", place: "gallery", id: "image", name: "Tata Ace", since: "2026-11-12T06:00:00.000Z" },
};

function choose(browser: TestBrowser, ...held: string[]) {
  const controller = browser.controller();
  const chosen = controller.choose(held.map((name) => new File([name], `${name}.jpg`)));
  controller.change((draft) => withSingles(draft, chosen));
}

function told(browser: TestBrowser) {
  const { draft, duplicates } = browser.controller().state();
  return filesOf(draft).flatMap(({ id, name }) => {
    const duplicate = duplicates.get(id);
    return duplicate === undefined ? [] : [[name, duplicate] as const];
  });
}

async function openWith(held: Record<string, string | null>): Promise<TestBrowser> {
  const browser = openBrowser();
  for (const [name, hash] of Object.entries(held)) browser.previews.set(name, unread(hash));
  await browser.openPage();
  return browser;
}

test("a chosen photograph that is stored already is told with its image, another is not [UPL-46]", async () => {
  const browser = await openWith({ truck: "ace", other: "bolero" });
  browser.stored.set("ace", tataAce);
  choose(browser, "truck", "other");
  await vi.waitFor(() => expect(told(browser)).toEqual([["truck.jpg", tataAce]]));
  expect(browser.searches).toEqual([["ace", "bolero"]]);
});

test("of a photograph chosen more than once all but the first are told, until the first is taken out [UPL-46]", async () => {
  const browser = await openWith({ one: "same", two: "same", three: "same" });
  choose(browser, "one", "two", "three");
  const twice = { place: "form" };
  await vi.waitFor(() =>
    expect(told(browser)).toEqual([
      ["two.jpg", twice],
      ["three.jpg", twice],
    ]),
  );
  const [first] = filesOf(browser.controller().state().draft);
  browser.controller().change((draft) => withoutFile(draft, first?.id ?? ""));
  expect(told(browser)).toEqual([["three.jpg", twice]]);
});

test("a hundred and twenty photographs are asked for in three calls [UPL-46]", async () => {
  const held = Array.from({ length: 120 }, (_, index) => `truck-${index}`);
  const browser = await openWith(Object.fromEntries(held.map((name) => [name, name])));
  choose(browser, ...held);
  await vi.waitFor(() => expect(browser.searches.map(({ length }) => length)).toEqual([50, 50, 20]));
});

test("a duplicate is uploaded all the same where it stays, and chosen anew it is asked for anew [UPL-46]", async () => {
  const browser = await openWith({ truck: "ace" });
  browser.stored.set("ace", tataAce);
  choose(browser, "truck");
  await vi.waitFor(() => expect(told(browser)).toHaveLength(1));
  await browser.controller().submit();
  expect(browser.server.images).toEqual(["truck"]);
  expect(told(browser)).toEqual([]);

  browser.stored.set("ace", { ...tataAce, id: "newer" });
  choose(browser, "truck");
  await vi.waitFor(() => expect(told(browser)).toMatchObject([["truck.jpg", { id: "newer" }]]));
});

test("what was not sent yet is told again after a reload, and what an upload goes on with is not its own duplicate [UPL-46]", async () => {
  const browser = await openWith({ truck: "ace" });
  browser.stored.set("ace", tataAce);
  choose(browser, "truck");
  await vi.waitFor(() => expect(browser.saved()?.files.size).toBe(1));
  browser.reload();
  await browser.settled();
  await vi.waitFor(() => expect(told(browser)).toHaveLength(1));

  const interrupted = openBrowser({ batches: ["reload"] });
  interrupted.previews.set("lorry", unread("lorry"));
  await interrupted.openPage();
  choose(interrupted, "lorry");
  await vi.waitFor(() => expect(interrupted.searches).toHaveLength(1));
  interrupted.stored.set("lorry", { ...tataAce, hash: "lorry" });
  await interrupted.controller().submit();
  await interrupted.settled();
  expect(interrupted.outcomes).toEqual(["1 stored"]);
  expect(interrupted.searches).toHaveLength(1);
});

test("a browser without cryptography asks nothing and tells nothing [UPL-46]", async () => {
  const browser = await openWith({ one: null, two: null });
  choose(browser, "one", "two");
  const { controller } = browser;
  const previews = () => filesOf(controller().state().draft).map(({ id }) => controller().file(id)?.preview);
  await vi.waitFor(() => expect(previews()).toEqual([expect.anything(), expect.anything()]));
  expect(browser.searches).toEqual([]);
  expect(told(browser)).toEqual([]);
});
