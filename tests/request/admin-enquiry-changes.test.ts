import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { maxNoteLength } from "#domain/enquiries/enquiry.ts";
import { getPage, openSignedInSite, postForm } from "../support/signed-in-site.ts";
import { changeEnquiry, notedKinds, receiveEnquiry, storedEnquiry } from "../support/site-enquiries.ts";

test("reading a page never marks an enquiry as read; the page's own call does, and every page counts [ENQ-3]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  const page = await getPage(site, `/admin/enquiries/${id}`);
  expect(page.status).toBe(200);
  expect(page.html).toContain("I need a container body on a Tata Ace, 8 feet.");
  expect((await storedEnquiry(site, id)).isRead).toBe(false);
  const badge = '1<span class="sr-only"> waiting for an answer</span>';
  expect((await getPage(site, "/admin/account")).html).toContain(badge);

  expect((await changeEnquiry(site, id, { intent: "read", isRead: "true" })).status).toBe(200);
  expect((await storedEnquiry(site, id)).isRead).toBe(true);
  expect((await getPage(site, "/admin/account")).html).toContain(badge);
  expect((await changeEnquiry(site, id, { intent: "read", isRead: "false" })).status).toBe(200);
  expect((await storedEnquiry(site, id)).isRead).toBe(false);
  expect(await notedKinds(site)).toEqual([]);

  await changeEnquiry(site, id, { intent: "mark", state: "answered" });
  expect((await getPage(site, "/admin/account")).html).not.toContain(" waiting for an answer</span>");
});

test.each(["new", "answered", "won", "lost", "spam"] as const)(
  "an enquiry is marked as %s, and the log says so without a word about the visitor [ENQ-3]",
  async (state) => {
    await using site = await openSignedInSite();
    const id = await receiveEnquiry(site);
    const marked = await changeEnquiry(site, id, { intent: "mark", state });
    expect([marked.status, marked.answer]).toEqual([
      200,
      expect.stringContaining(`Enquiry marked as ${state}`),
    ]);
    expect((await storedEnquiry(site, id)).state).toBe(state);
    const { entries } = await site.services.activity.list(1, 5);
    expect(entries).toMatchObject([{ kind: `enquiry marked ${state}`, detail: "" }]);
  },
);

test("a day to call again comes with a mark, is shown on page, card and Today, and ends with the next mark [ENQ-10]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  const mark = (callBackOn: string) =>
    changeEnquiry(site, id, { intent: "mark", state: "answered", callBackOn });
  for (const day of ["tomorrow", "2026-02-30", "28-11-2026"]) expect((await mark(day)).status).toBe(400);
  expect((await storedEnquiry(site, id)).state).toBe("new");
  expect((await mark("2026-01-05")).answer).toContain("The day to call back is noted");
  expect(await storedEnquiry(site, id)).toMatchObject({ state: "answered", callBackOn: "2026-01-05" });
  const pages = [`/admin/enquiries/${id}`, "/admin/enquiries", "/admin/enquiries?state=call-back"];
  for (const page of pages) expect((await getPage(site, page)).html).toMatch(/datetime="2026-01-05"/i);
  const today = (await getPage(site, "/admin/today")).html;
  expect(today).toContain("Call back today");
  expect(today).toContain(`/admin/enquiries/${id}?state=call-back`);

  await changeEnquiry(site, id, { intent: "mark", state: "won" });
  expect((await storedEnquiry(site, id)).callBackOn).toBeNull();
  expect((await getPage(site, "/admin/today")).html).not.toContain("Call back today");
});

test("a note is kept, and a newer one is never written over unseen", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  const save = (note: string, version: number) =>
    changeEnquiry(site, id, { intent: "note", note, version: String(version) });

  expect((await save("Call on Monday", 0)).answer).toContain("Note saved");
  const late = await save("Call on Friday", 0);
  expect([late.status, late.answer]).toEqual([409, expect.stringContaining("Call on Monday")]);
  expect(late.answer).toContain("Somebody has saved another note in the meantime.");
  expect((await storedEnquiry(site, id)).note).toBe("Call on Monday");

  // The same words once more, as after an answer that was lost.
  expect((await save(" Call on Monday\r\n", 0)).status).toBe(200);
  expect((await save("x".repeat(maxNoteLength + 1), 1)).status).toBe(422);
  expect((await save("Call on Friday", 1)).status).toBe(200);
  expect(await storedEnquiry(site, id)).toMatchObject({ note: "Call on Friday", noteVersion: 2 });
});

test("a deleted enquiry is gone, also for those who still have it open", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  expect((await changeEnquiry(site, id, { intent: "delete" })).answer).toContain(
    "Enquiry deleted successfully",
  );
  expect(await site.services.enquiries.find(id)).toBeNull();

  const late: Record<string, string>[] = [
    { intent: "delete" },
    { intent: "read", isRead: "true" },
    { intent: "mark", state: "won" },
    { intent: "not spam" },
    { intent: "note", note: "Late", version: "0" },
    { intent: "send again" },
  ];
  for (const fields of late) {
    const answer = await changeEnquiry(site, id, fields);
    expect([fields.intent, answer.status]).toEqual([fields.intent, 404]);
    expect(answer.answer).toContain("The enquiry is no longer there.");
  }
  for (const gone of [id, randomUUID(), "nothing"]) {
    const page = await getPage(site, `/admin/enquiries/${gone}`);
    expect([page.status, page.html]).toEqual([
      404,
      expect.stringContaining("This enquiry is no longer there."),
    ]);
  }
  expect(await notedKinds(site)).toEqual(["enquiry deleted"]);
});

test("forms that ask for nothing sensible are refused without a fault", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  const senseless: Record<string, string>[] = [
    {},
    { intent: "mark" },
    { intent: "mark", state: "open" },
    { intent: "read", isRead: "perhaps" },
    { intent: "note", note: "x", version: "1e99" },
    { intent: "note", version: "0" },
  ];
  for (const fields of senseless) {
    expect([fields, (await changeEnquiry(site, id, fields)).status]).toEqual([fields, 400]);
  }
  expect((await postForm(site, "/admin/enquiries", { intent: "send everything" })).status).toBe(400);
});

test("faults are told in a plain sentence, and no page is lost by the counter in its frame [ERR-4]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  for (const call of ["counts", "setState", "exportCsv", "sendFailedAgain"]) {
    site.breakDown(`enquiries.${call}`);
  }
  expect((await getPage(site, "/admin/upload")).status).toBe(200);
  const marked = await changeEnquiry(site, id, { intent: "mark", state: "won" });
  expect(marked.status).toBe(500);
  expect(marked.answer).toContain("Failed to mark the enquiry");
  expect(marked.answer).toMatch(/Please try again\. Reference [\w-]+\./);
  expect(marked.answer).not.toContain("SQLITE");
  expect((await postForm(site, "/admin/enquiries", { intent: "send failed again" })).status).toBe(500);
  expect((await getPage(site, "/admin/enquiries/export")).status).toBe(500);
  expect(await notedKinds(site)).toEqual([]);

  site.breakDown("enquiries.list");
  const list = await getPage(site, "/admin/enquiries");
  expect([list.status, list.html]).toEqual([500, expect.stringContaining("Failed to load enquiries")]);
  expect(list.html).not.toContain("SQLITE");
});
