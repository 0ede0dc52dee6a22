import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { jobs as text } from "#content/en/admin/jobs.ts";
import { wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { inDays, openJob, sampleJob } from "#tests/support/site-jobs.ts";

const calendar = "/admin/calendar";

async function pageWords(site: SignedInSite, path: string): Promise<string> {
  return wordsOf((await getPage(site, path)).html);
}

async function newestKinds({ services }: SignedInSite, count: number): Promise<string[]> {
  return (await services.activity.list(1, count)).entries.map(({ kind, detail }) => `${kind}: ${detail}`);
}

test("a job is opened without an enquiry, changed, and the log tells the vehicle alone [JOB-1]", async () => {
  await using site = await openSignedInSite();
  expect(await pageWords(site, calendar)).toContain(text.none.open);
  await site.services.referenceLists.add("vehicle_names", "Ashok Leyland Dost", { hi: "", mr: "" });
  expect((await getPage(site, `${calendar}/new`)).html).toContain('value="Ashok Leyland Dost"');

  const id = randomUUID();
  const fields = { ...sampleJob, promisedOn: inDays(10) };
  const opened = await postForm(site, calendar, { intent: "open", id, ...fields });
  expect([opened.status, opened.answer]).toEqual([200, expect.stringContaining(text.success.open)]);
  expect((await postForm(site, calendar, { intent: "open", id, ...fields })).status).toBe(200);
  const nameless = { intent: "open", id: randomUUID(), ...fields, vehicleName: " " };
  const refused = await postForm(site, calendar, nameless);
  expect([refused.status, refused.answer]).toEqual([422, expect.stringContaining(text.missing)]);
  expect((await site.services.jobs.counts()).open).toBe(1);

  const edit = { intent: "edit", id, version: "1", ...fields, note: "Both doors.", promisedOn: "" };
  expect((await postForm(site, calendar, edit)).status).toBe(200);
  const other = await postForm(site, calendar, { ...edit, note: "No door." });
  expect([other.status, other.answer]).toEqual([409, expect.stringContaining("Both doors.")]);
  expect(await site.services.jobs.find(id)).toMatchObject({ note: "Both doors.", promisedOn: null });
  const told = await newestKinds(site, 4);
  expect(told).toContain("job added: Tata Ace");
  expect(told.join()).not.toContain("Ganpatrao");
});

test("a search of the calendar stands sealed in its address, also without scripts [JOB-8, SEC-12]", async () => {
  await using site = await openSignedInSite();
  await openJob(site, { vehicleName: "Was brought by hand", name: "Sunita Pawar", phone: "" });
  await openJob(site, { vehicleName: "Of somebody else", phone: "" });
  const { status, headers } = await site.app.request(`${calendar}/search`, {
    method: "POST",
    body: new URLSearchParams({ search: "sunita" }),
    headers: { cookie: site.cookie },
  });
  const address = headers.get("Location") ?? "";
  expect([status, address]).toEqual([303, expect.stringMatching(/^\/admin\/calendar\?search=/)]);
  expect(address).not.toContain("sunita");
  const words = await pageWords(site, address);
  expect(words).toContain("Was brought by hand");
  expect(words).toContain("1 vehicle found for “sunita”.");
  expect(words).not.toContain("Of somebody else");
  const phone = { intent: "open", id: randomUUID(), ...sampleJob, phone: "abc", promisedOn: "" };
  const refused = await postForm(site, calendar, phone);
  expect([refused.status, refused.answer]).toEqual([422, expect.stringContaining(text.incomplete)]);
});

test("the calendar has late ones first and says how late; day and stage move there [JOB-3, JOB-5]", async () => {
  await using site = await openSignedInSite();
  await openJob(site, { vehicleName: "No day yet" });
  await openJob(site, { vehicleName: "Far away", promisedOn: inDays(60) });
  const { id } = await openJob(site, { vehicleName: "Was due", promisedOn: inDays(-3) });
  const words = await pageWords(site, calendar);
  const inOrder = [
    text.groups.late,
    "Was due",
    text.groups.later,
    "Far away",
    text.groups["no day"],
    "No day yet",
  ];
  expect(inOrder.map((part) => words.indexOf(part))).toEqual(
    inOrder.map((part) => words.indexOf(part)).toSorted((one, other) => one - other),
  );
  for (const part of [...inOrder, "3 days late", "3 vehicles are in the workshop."])
    expect(words).toContain(part);
  const today = await pageWords(site, "/admin/today");
  for (const part of [text.due.title, "Was due", "3 days late"]) expect(today).toContain(part);
  expect(today).not.toContain("Far away");

  const day = { intent: "day", id, seen: inDays(-3), promisedOn: inDays(70) };
  expect((await postForm(site, calendar, day)).status).toBe(200);
  expect((await postForm(site, calendar, { ...day, promisedOn: inDays(71) })).status).toBe(409);
  expect(await pageWords(site, "/admin/today")).not.toContain(text.due.title);

  const stage = { intent: "stage", id, seen: "received", stage: "paint" };
  expect((await postForm(site, calendar, stage)).status).toBe(200);
  const again = await postForm(site, calendar, { ...stage, stage: "body" });
  expect([again.status, again.answer]).toEqual([409, expect.stringContaining("changed it in the meantime")]);
  expect((await postForm(site, calendar, { ...stage, stage: "washed" })).status).toBe(400);
  expect((await postForm(site, calendar, { ...stage, id: randomUUID() })).status).toBe(404);
});

test("jobs are called by the names of the lists in the office's language, however they were typed [LST-12]", async () => {
  await using site = await openSignedInSite();
  await site.services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "टाटा ऐस", mr: "टाटा एस" });
  await site.services.referenceLists.add("body_types", "Milk Tanker", { hi: "", mr: "दुधाचा टँकर" });
  const { id } = await openJob(site, {
    vehicleName: "टाटा एस",
    work: "milk tanker",
    promisedOn: inDays(0),
  });
  await postForm(site, "/admin/language", { language: "hi", to: calendar });
  expect(await pageWords(site, calendar)).toMatch(/टाटा ऐस.*दुधाचा टँकर/);
  expect(await pageWords(site, "/admin/today")).toContain("टाटा ऐस");
  const { html } = await getPage(site, `${calendar}/${id}`);
  expect(html).toMatch(/<h2[^>]*>टाटा ऐस</);
  expect(html).toContain('value="टाटा ऐस"');
  expect(html).toContain('name="work" value="दुधाचा टँकर"');
});

test("an enquiry that is won becomes a job, once, and both lead to each other [JOB-2]", async () => {
  await using site = await openSignedInSite();
  await site.services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "", mr: "" });
  const enquiry = await receiveEnquiry(site, { phone: "98220 12345 / 98220 12346" });
  const page = `/admin/enquiries/${enquiry}`;
  expect(await pageWords(site, page)).not.toContain(text.openHint);
  const id = randomUUID();
  const won = {
    intent: "won",
    id,
    enquiry,
    vehicleName: "Tata Ace",
    work: "Container",
    promisedOn: inDays(14),
  };
  expect((await postForm(site, calendar, { ...won, vehicleName: "" })).status).toBe(422);
  expect((await site.services.enquiries.find(enquiry))?.state).toBe("new");
  for (const time of ["first", "again"]) {
    expect([time, (await postForm(site, calendar, won)).status]).toEqual([time, 200]);
  }
  expect((await site.services.enquiries.find(enquiry))?.state).toBe("won");
  expect(await site.services.jobs.ofEnquiry(enquiry)).toMatchObject([
    { id, name: "Ganpatrao Shinde", phoneTyped: "98220 12345 / 98220 12346", language: "mr" },
  ]);
  expect((await getPage(site, page)).html).toContain(`href="${calendar}/${id}"`);
  expect((await getPage(site, `${calendar}/${id}`)).html).toContain(`href="${page}"`);
  const gone = await postForm(site, calendar, { ...won, id: randomUUID(), enquiry: randomUUID() });
  expect(gone.status).toBe(404);

  const other = await receiveEnquiry(site, { message: "A body for my old TATA ACE, please." });
  await site.services.enquiries.setState(other, "won");
  const { html } = await getPage(site, `/admin/enquiries/${other}`);
  expect(wordsOf(html)).toContain(text.openHint);
  expect(html).toContain('value="Tata Ace"');
});

test("after the delivery the photographs are a tap away, and so are thanks or a review [JOB-4]", async () => {
  await using site = await openSignedInSite();
  const { id } = await openJob(site);
  expect(await pageWords(site, `${calendar}/${id}`)).not.toContain(text.after.title);
  const delivered = await postForm(site, calendar, {
    intent: "stage",
    id,
    seen: "received",
    stage: "delivered",
  });
  expect(delivered.answer).toContain(text.success.delivered);
  expect(await pageWords(site, calendar)).toContain(text.none.open);
  expect(await newestKinds(site, 1)).toEqual(["job delivered: Tata Ace"]);

  const { html } = await getPage(site, `${calendar}/${id}`);
  expect(html).toContain('href="/admin/upload?vehicle=Tata+Ace&amp;body=Container"');
  expect(wordsOf(html)).toContain(text.after.thank);
  expect(decodeURIComponent(html)).toContain(
    "Hello Ganpatrao Shinde,\nYour vehicle (Tata Ace) is back with you.",
  );
  const google = { section: "google", reviewLink: "https://g.page/r/rathkar/review", searchConsole: "" };
  const version = String((await site.services.facts.sections()).google.version);
  expect((await postForm(site, "/admin/facts", { intent: "save", version, ...google })).status).toBe(200);
  const asking = (await getPage(site, `${calendar}/${id}`)).html;
  expect(wordsOf(asking)).toContain(text.after.review);
  expect(decodeURIComponent(asking)).toContain(google.reviewLink);
});

test("what is deleted waits on a shelf of the calendar and comes back [JOB-7]", async () => {
  await using site = await openSignedInSite();
  const { id } = await openJob(site);
  expect(await pageWords(site, calendar)).not.toContain(text.shelves.deleted);
  expect((await postForm(site, calendar, { intent: "delete", id })).status).toBe(200);
  expect(await pageWords(site, calendar)).toContain(text.none.open);
  expect(await pageWords(site, `${calendar}?shelf=deleted`)).toContain("Tata Ace");
  expect(await pageWords(site, `${calendar}/${id}`)).toContain(text.deletedNow);
  expect((await postForm(site, calendar, { intent: "restore", id })).status).toBe(200);
  expect(await pageWords(site, calendar)).toContain("Tata Ace");
  expect(await newestKinds(site, 2)).toContain("job restored: Tata Ace");
  const gone = await getPage(site, `${calendar}/${randomUUID()}`);
  expect([gone.status, wordsOf(gone.html)]).toEqual([404, expect.stringContaining(text.goneNow)]);
});
