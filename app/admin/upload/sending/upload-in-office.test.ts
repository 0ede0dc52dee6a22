import { expect, test } from "vitest";
import { upload as text } from "#content/en/admin/upload.ts";
import { names, openBrowser, openForm } from "#tests/support/upload-browser.ts";
import { withHalves, withSingles } from "../draft/arrange.ts";

const idle = () => new Promise((resolve) => setTimeout(resolve));

test("an upload goes on while another section is open, and then lets other tabs upload [UPL-40]", async () => {
  const browser = await openForm(names(4, "truck"), []);
  const controller = browser.controller();
  const sending = controller.submit();
  controller.leave();
  await sending;
  expect(browser.server.images.toSorted()).toEqual(names(4, "truck"));
  expect([browser.outcomes, browser.isLocked()]).toEqual([["4 stored"], false]);
  expect(controller.state().published).toHaveLength(4);

  await controller.open();
  expect(controller.state()).toMatchObject({ restored: null, draft: { entries: [], sending: null } });
});

test("a form that is left without an upload is there for other tabs, and comes back as it was", async () => {
  const browser = await openForm(names(2, "truck"), []);
  const controller = browser.controller();
  controller.leave();
  await idle();
  expect([browser.isLocked(), controller.state().draft.entries]).toEqual([false, []]);
  await controller.open();
  expect(controller.state()).toMatchObject({ restored: { count: 2, isInterrupted: false } });

  controller.leave();
  await controller.open();
  expect(controller.state().draft.entries).toHaveLength(2);
});

test("what a browser cannot keep stays while other sections are open", async () => {
  const browser = await openForm([], [], {}, { hasRoom: false });
  const controller = browser.controller();
  const files = controller.choose([new File(["truck"], "truck.jpg")]);
  controller.change((draft) => withSingles(draft, files));
  controller.leave();
  await idle();
  await controller.open();
  expect(controller.state()).toMatchObject({ notSaved: "no room", draft: { entries: [{ files }] } });
});

test("a reload in another section goes on with what was being uploaded, and with nothing else [UPL-40]", async () => {
  const browser = await openForm(names(3, "truck"), [], { pictures: ["none", "reload"] });
  await browser.controller().submit();
  browser.reload("resume");
  await browser.settled();
  expect(browser.server.images).toHaveLength(3);
  expect(browser.isLocked()).toBe(false);

  browser.reload("resume");
  await browser.settled();
  expect(browser.isLocked()).toBe(false);
});

test("100 percent are on the screen before they are taken away [UPL-12]", async () => {
  const browser = await openForm(names(2, "truck"), []);
  await browser.controller().submit();
  expect(browser.painted).toEqual([100]);
});

test("what was published is told with its ids and pictures until photographs are chosen for the next upload or it is dismissed [UPL-42]", async () => {
  const browser = await openForm([], names(1, "rath"), { batches: ["unanswered"] });
  const controller = browser.controller();
  controller.change((draft) => ({ ...draft, vehicleName: "Tata Ace" }));
  await controller.submit();
  expect(controller.state().published).toEqual([
    {
      id: "image-0",
      pictures: [expect.stringMatching(/^\/gallery-images\//), expect.stringMatching(/^\/gallery-images\//)],
      vehicleName: "Tata Ace",
    },
  ]);
  await controller.dismissPublished();
  expect(controller.state().published).toEqual([]);

  const files = controller.choose([new File(["van"], "van.jpg")]);
  controller.change((draft) => withSingles({ ...draft, category: "painting" }, files));
  await controller.submit();
  expect(controller.state().published.map(({ id }) => id)).toEqual(["image-1"]);
  controller.choose([new File(["truck"], "truck.jpg")]);
  expect(controller.state().published).toEqual([]);
});

test("what was published is still told after a reload, until it is dismissed [UPL-42]", async () => {
  const browser = await openForm(names(2, "truck"), []);
  await browser.controller().submit();
  const { published } = browser.controller().state();
  expect(published).toHaveLength(2);
  browser.reload();
  await browser.settled();
  expect(browser.controller().state()).toMatchObject({ published, restored: null });

  await browser.controller().dismissPublished(["image-0"]);
  browser.reload();
  await browser.settled();
  expect(browser.controller().state().published).toEqual(published.slice(1));
  await browser.controller().dismissPublished();
  expect(browser.saved()).toBeNull();
});

test("what was shared from the phone stands in the form, and is forgotten once the form is safe [UPL-44]", async () => {
  const browser = openBrowser();
  browser.share("truck", "bus");
  await browser.openPage();
  expect(
    browser
      .controller()
      .state()
      .draft.entries.map(({ id }) => id),
  ).toEqual(["truck", "bus"]);
  expect([browser.shared(), browser.saved()?.files.size]).toEqual([[], 2]);

  browser.share("van");
  await browser.controller().takeShared();
  await browser.controller().submit();
  expect(browser.server.images.toSorted()).toEqual(["bus", "truck", "van"]);
});

test("what is shared during an upload waits for its end", async () => {
  const browser = await openForm(names(2, "truck"), []);
  const sending = browser.controller().submit();
  browser.share("van");
  await browser.controller().takeShared();
  expect(browser.shared()).toEqual(["van"]);
  await sending;
  expect(
    browser
      .controller()
      .state()
      .draft.entries.map(({ id }) => id),
  ).toEqual(["van"]);
  expect(browser.server.images).toHaveLength(2);
});

test("a form that cannot be kept takes nothing that was shared", async () => {
  const browser = openBrowser({}, { hasRoom: false });
  browser.share("truck");
  await browser.openPage();
  expect([browser.controller().state().draft.entries, browser.shared()]).toEqual([[], ["truck"]]);
});

test("a photograph that is damaged leaves the form at once and is told by its name, its pair stays [UPL-30]", async () => {
  const browser = openBrowser();
  browser.previews.set("half", { kind: "refused", fault: { kind: "damaged", detail: "its end is missing" } });
  await browser.openPage();
  const controller = browser.controller();
  const [half, whole] = [new File(["half"], "half.jpg"), new File(["whole"], "whole.jpg")];
  controller.change((draft) => withHalves(draft, "before", controller.choose([half])));
  controller.change((draft) => withHalves(draft, "after", controller.choose([whole])));
  await new Promise((resolve) => setImmediate(resolve));

  const { draft, refusedFiles } = controller.state();
  expect(draft.entries).toMatchObject([{ files: [{ name: "whole.jpg", role: "after" }] }]);
  expect(refusedFiles).toMatchObject([{ name: "half.jpg", message: text.photograph.damaged }]);
  controller.closeRefusedFiles();
  expect(controller.state().refusedFiles).toEqual([]);
});

test("what the server refuses for good is not sent again [UPL-30]", async () => {
  const browser = await openForm(names(2, "truck"), [], { pictures: ["none", "refused"] });
  await browser.controller().submit();
  expect(browser.controller().state().draft.failed).toMatchObject([{ isFinal: true }]);
  await browser.controller().retry();
  expect(browser.outcomes).toEqual(["1 stored"]);
});
