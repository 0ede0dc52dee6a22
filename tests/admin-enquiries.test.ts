import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { longestNote } from "#domain/enquiries/enquiries.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { type AdminOffice, openAdminOffice } from "./admin-office.ts";
import { hour } from "./enquiry-world.ts";
import { failMail, receiveEnquiry, spamSign } from "./office-enquiries.ts";

const mailServer = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_EMAIL: "owner@rathkar.example" };

async function openSignedIn(environment: NodeJS.ProcessEnv = {}) {
  const office = await openAdminOffice(environment);
  const cookie = await office.signIn();
  return { ...office, cookie };
}

type SignedIn = Awaited<ReturnType<typeof openSignedIn>>;

async function see({ app, cookie }: SignedIn, path: string) {
  const response = await app.request(path, { headers: { cookie } });
  // React parts sentences by comments.
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
}

/** Sends a form of a page as the page does; the answer is React Router's own text. */
async function send({ app, cookie }: SignedIn, path: string, fields: Record<string, string>) {
  const response = await app.request(`${path}.data`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, "Content-Type": "application/x-www-form-urlencoded" },
  });
  return { status: response.status, answer: await response.text() };
}

const change = (office: SignedIn, id: string, fields: Record<string, string>) =>
  send(office, `/admin/enquiries/${id}`, fields);

async function stored({ workshop }: AdminOffice, id: string): Promise<Enquiry> {
  const enquiry = await workshop.enquiries.find(id);
  if (enquiry === null) throw new Error("The enquiry is gone.");
  return enquiry;
}

/** What the log says, oldest first. */
async function noted({ workshop }: AdminOffice): Promise<string[]> {
  const { entries } = await workshop.activity.list(1, 50);
  return entries.map(({ kind }) => kind).toReversed();
}

test("the list is searched, filtered and counted by the address; spam stands only in its own list", async () => {
  await using office = await openSignedIn();
  await receiveEnquiry(office, { name: "Sunita Pawar", inquiry: "general" });
  const won = await receiveEnquiry(office, { name: "Ramesh Jadhav", message: "दिंडी रथ for our village" });
  await receiveEnquiry(office, { name: "Casino Royal" }, spamSign);
  await office.workshop.enquiries.setState(won, "won");

  const all = await see(office, "/admin/enquiries");
  expect(all.html).toContain("2 enquiries");
  expect(all.html).toContain('placeholder="Search enquiries..."');
  expect(all.html).toMatch(/>Spam<span[^>]*>1</);
  expect(all.html).toContain("Sunita Pawar");
  expect(all.html).not.toContain("Casino Royal");

  const found = await see(office, `/admin/enquiries?search=${encodeURIComponent("दिंडी")}`);
  expect(found.html).toContain("Ramesh Jadhav");
  expect(found.html).not.toContain("Sunita Pawar");

  const general = await see(office, "/admin/enquiries?inquiry=general");
  expect(general.html).toContain("1 enquiry found for General Inquiry");
  expect(general.html).not.toContain("Ramesh Jadhav");

  expect((await see(office, "/admin/enquiries?state=spam")).html).toContain("Casino Royal");
  expect((await see(office, "/admin/enquiries?state=lost")).html).toContain(
    "No enquiries found matching your search criteria.",
  );
});

test("an inbox without enquiries, and one without mail, say so calmly", async () => {
  await using office = await openSignedIn();
  const { html } = await see(office, "/admin/enquiries");
  expect(html).toContain("There are no enquiries yet.");
  expect(html).toContain("Enquiries wait here; no mail is set up");
  await using mailed = await openSignedIn(mailServer);
  expect((await see(mailed, "/admin/enquiries")).html).not.toContain("no mail is set up");
});

test("a list of 26 has a second page, and the address of an enquiry remembers its list", async () => {
  await using office = await openSignedIn();
  for (let visitor = 1; visitor <= 26; visitor++)
    await receiveEnquiry(office, { name: `Visitor ${visitor}` });
  expect((await see(office, "/admin/enquiries")).html).toContain("Page 1 of 2");
  const second = await see(office, "/admin/enquiries?page=2&state=new");
  expect(second.html).toContain("Page 2 of 2");
  expect(second.html).toMatch(/href="\/admin\/enquiries\/[0-9a-f-]{36}\?state=new&amp;page=2"/);
});

test("reading a page never marks an enquiry as read; the page's own call does, and every page counts", async () => {
  await using office = await openSignedIn();
  const id = await receiveEnquiry(office);
  const page = await see(office, `/admin/enquiries/${id}`);
  expect(page.status).toBe(200);
  expect(page.html).toContain("I need a container body on a Tata Ace, 8 feet.");
  expect((await stored(office, id)).isRead).toBe(false);
  expect((await see(office, "/admin/account")).html).toContain('1<span class="sr-only"> unread</span>');

  expect((await change(office, id, { intent: "read", isRead: "true" })).status).toBe(200);
  expect((await stored(office, id)).isRead).toBe(true);
  expect((await see(office, "/admin/account")).html).not.toContain(" unread</span>");
  expect((await change(office, id, { intent: "read", isRead: "false" })).status).toBe(200);
  expect(await office.workshop.enquiries.unread()).toBe(1);
  expect(await noted(office)).toEqual([]);
});

test.each(["new", "answered", "won", "lost", "spam"] as const)(
  "an enquiry is marked as %s, and the log says so without a word about the visitor",
  async (state) => {
    await using office = await openSignedIn();
    const id = await receiveEnquiry(office);
    const marked = await change(office, id, { intent: "mark", state });
    expect([marked.status, marked.answer]).toEqual([
      200,
      expect.stringContaining(`Enquiry marked as ${state}`),
    ]);
    expect((await stored(office, id)).state).toBe(state);
    const { entries } = await office.workshop.activity.list(1, 5);
    expect(entries).toMatchObject([{ kind: `enquiry marked ${state}`, detail: "" }]);
  },
);

test("spam says why, is not mailed, and is mailed once it is not spam", async () => {
  await using office = await openSignedIn(mailServer);
  const id = await receiveEnquiry(office, {}, spamSign);
  const page = await see(office, `/admin/enquiries/${id}`);
  expect(page.html).toContain("A hidden field was filled in.");
  expect(page.html).toContain("Not mailed, because it looks like spam");
  expect((await stored(office, id)).mail.state).toBe("none");

  const rescued = await change(office, id, { intent: "not spam" });
  expect(rescued.answer).toContain("Enquiry marked as not spam");
  expect(await stored(office, id)).toMatchObject({ state: "new", mail: { state: "waiting" } });
  expect(await noted(office)).toEqual(["enquiry marked not spam"]);
});

test("a note is kept, and a newer one is never written over unseen", async () => {
  await using office = await openSignedIn();
  const id = await receiveEnquiry(office);
  const save = (note: string, version: number) =>
    change(office, id, { intent: "note", note, version: String(version) });

  expect((await save("Call on Monday", 0)).answer).toContain("Note saved");
  const late = await save("Call on Friday", 0);
  expect([late.status, late.answer]).toEqual([409, expect.stringContaining("Call on Monday")]);
  expect(late.answer).toContain("Somebody has saved another note meanwhile.");
  expect((await stored(office, id)).note).toBe("Call on Monday");

  // The same words once more, as after an answer that was lost.
  expect((await save(" Call on Monday\r\n", 0)).status).toBe(200);
  expect((await save("x".repeat(longestNote + 1), 1)).status).toBe(422);
  expect((await save("Call on Friday", 1)).status).toBe(200);
  expect(await stored(office, id)).toMatchObject({ note: "Call on Friday", noteVersion: 2 });
});

test("a deleted enquiry is gone, also for those who still have it open", async () => {
  await using office = await openSignedIn();
  const id = await receiveEnquiry(office);
  expect((await change(office, id, { intent: "delete" })).answer).toContain("Enquiry deleted successfully");
  expect(await office.workshop.enquiries.find(id)).toBeNull();

  const late: Record<string, string>[] = [
    { intent: "delete" },
    { intent: "read", isRead: "true" },
    { intent: "mark", state: "won" },
    { intent: "not spam" },
    { intent: "note", note: "Late", version: "0" },
    { intent: "send again" },
  ];
  for (const fields of late) {
    const answer = await change(office, id, fields);
    expect([fields.intent, answer.status]).toEqual([fields.intent, 404]);
    expect(answer.answer).toContain("The enquiry is no longer there.");
  }
  for (const gone of [id, randomUUID(), "nothing"]) {
    const page = await see(office, `/admin/enquiries/${gone}`);
    expect([page.status, page.html]).toEqual([
      404,
      expect.stringContaining("This enquiry is no longer there."),
    ]);
  }
  expect(await noted(office)).toEqual(["enquiry deleted"]);
});

test("forms that ask for nothing sensible are refused without a fault", async () => {
  await using office = await openSignedIn();
  const id = await receiveEnquiry(office);
  const senseless: Record<string, string>[] = [
    {},
    { intent: "mark" },
    { intent: "mark", state: "open" },
    { intent: "read", isRead: "perhaps" },
    { intent: "note", note: "x", version: "1e99" },
    { intent: "note", version: "0" },
  ];
  for (const fields of senseless) {
    expect([fields, (await change(office, id, fields)).status]).toEqual([fields, 400]);
  }
  expect((await send(office, "/admin/enquiries", { intent: "send everything" })).status).toBe(400);
});

test("mail that fails for an hour is told on every page, with its reason, and sent again on demand", async () => {
  await using office = await openSignedIn(mailServer);
  const id = await receiveEnquiry(office);
  await receiveEnquiry(office);
  await failMail(office, { kind: "unreachable", detail: "ECONNREFUSED" });
  for (const path of ["/admin/upload", "/admin/enquiries"]) {
    expect((await see(office, path)).html).not.toContain("could not be mailed");
  }
  await office.ageMailFailures(hour);
  for (const path of ["/admin/upload", "/admin/images", "/admin/enquiries", "/admin/account"]) {
    const { html } = await see(office, path);
    expect(html).toContain("2 enquiries could not be mailed since");
    expect(html).toContain("The mail server could not be reached: ECONNREFUSED.");
  }
  expect((await see(office, `/admin/enquiries/${id}`)).html).toContain("Not sent yet; it is tried again");

  const again = await send(office, "/admin/enquiries", { intent: "send failed again" });
  expect([again.status, again.answer]).toEqual([
    200,
    expect.stringContaining("The mails are sent again now"),
  ]);
  const order = await office.outbox.claim();
  if (order === null) throw new Error("Nothing is due.");
  await office.outbox.sent(order);
  expect((await see(office, "/admin/upload")).html).toContain("1 enquiry could not be mailed since");
  const { entries } = await office.workshop.activity.list(1, 5);
  expect(entries).toMatchObject([{ kind: "enquiry mails sent again", detail: "2 mails" }]);
});

test("one mail is sent again, also after it went out, but never that of spam", async () => {
  await using office = await openSignedIn(mailServer);
  const id = await receiveEnquiry(office);
  const order = await office.outbox.claim();
  if (order === null) throw new Error("Nothing is due.");
  await office.outbox.sent(order);
  expect((await see(office, `/admin/enquiries/${id}`)).html).toMatch(/Sent on <time/);

  expect((await change(office, id, { intent: "send again" })).status).toBe(200);
  expect((await stored(office, id)).mail.state).toBe("waiting");
  await office.workshop.enquiries.setState(id, "spam");
  const refused = await change(office, id, { intent: "send again" });
  expect([refused.status, refused.answer]).toEqual([409, expect.stringContaining("marked as spam now")]);
  expect(await noted(office)).toEqual(["enquiry sent again"]);
});

test("the filtered list is a file that a spreadsheet reads and never calculates with", async () => {
  await using office = await openSignedIn();
  await receiveEnquiry(office, { name: "=HYPERLINK(1)", message: 'One "quoted"\nline' });
  await receiveEnquiry(office, { name: "Casino Royal" }, spamSign);
  const { app, cookie } = office;
  const headers = { cookie, "Accept-Encoding": "gzip, br" };
  const answer = await app.request("/admin/enquiries/export", { headers });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());

  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  // Written while it is read: nobody gathers it first to know its length.
  expect(answer.headers.get("Content-Length")).toBeNull();
  expect(text.startsWith("\ufeffReceived (India),State,")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(1)"`);
  expect(text).toContain('"One ""quoted""\nline"');
  expect(text).not.toContain("Casino Royal");

  const spam = await app.request("/admin/enquiries/export?state=spam", { headers: { cookie } });
  expect(await spam.text()).toContain("Casino Royal");
  expect(await noted(office)).toEqual(["enquiries exported", "enquiries exported"]);
});

test("faults are told in a plain sentence, and no page is lost by the counter in its frame", async () => {
  await using office = await openSignedIn();
  const id = await receiveEnquiry(office);
  for (const call of ["unread", "setState", "exportCsv", "sendFailedAgain"]) {
    office.breakDown(`enquiries.${call}`);
  }
  expect((await see(office, "/admin/upload")).status).toBe(200);
  const marked = await change(office, id, { intent: "mark", state: "won" });
  expect(marked.status).toBe(500);
  expect(marked.answer).toContain("Failed to mark the enquiry");
  expect(marked.answer).toMatch(/Please try again\. Reference [\w-]+\./);
  expect(marked.answer).not.toContain("SQLITE");
  expect((await send(office, "/admin/enquiries", { intent: "send failed again" })).status).toBe(500);
  expect((await see(office, "/admin/enquiries/export")).status).toBe(500);
  expect(await noted(office)).toEqual([]);

  office.breakDown("enquiries.list");
  const list = await see(office, "/admin/enquiries");
  expect([list.status, list.html]).toEqual([500, expect.stringContaining("Failed to load enquiries")]);
  expect(list.html).not.toContain("SQLITE");
});
