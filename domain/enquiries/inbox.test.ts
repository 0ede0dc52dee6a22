import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enquiries as adminEnquiries } from "#content/en/admin/enquiries.ts";
import { csvRow } from "#domain/values/csv-row.ts";
import { monthsBefore } from "#platform/clock.ts";
import { anyText } from "#tests/support/any-text.ts";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import { day, everything, openTestEnquiries } from "#tests/support/test-enquiries.ts";
import { mostCounted, referenceOf } from "./enquiry.ts";

const nowhere = "00000000-0000-4000-8000-000000000000";

async function written(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

async function insertAlike({ db }: TestDatabase, count: number): Promise<void> {
  const newest = db.selectFrom("enquiries").selectAll().orderBy("created_at", "desc").limit(1);
  const stored = await newest.executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...stored,
    id: randomUUID(),
    submission_hash: `copy ${index}`,
    name: `Visitor ${index}`,
    search_text: `visitor ${index}`,
    sound_text: "",
  }));
  for (let start = 0; start < count; start += 100) {
    await db
      .insertInto("enquiries")
      .values(copies.slice(start, start + 100))
      .execute();
  }
}

describe.each(engines)("the inbox on $name", (engine) => {
  test("shows the newest first, 25 a page, and the last page for one beyond it [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    for (let count = 1; count <= 53; count++) await context.receive({ name: `Visitor ${count}` });

    const first = await context.enquiries.list(everything, 1);
    expect(first).toMatchObject({ total: 53, page: 1, pages: 3 });
    expect(first.enquiries.map(({ name }) => name).slice(0, 2)).toEqual(["Visitor 53", "Visitor 52"]);
    expect(first.enquiries).toHaveLength(25);
    const beyond = await context.enquiries.list(everything, 99);
    expect(beyond.page).toBe(3);
    expect(beyond.enquiries.map(({ name }) => name)).toEqual(["Visitor 3", "Visitor 2", "Visitor 1"]);
    expect(await context.enquiries.list({ ...everything, search: "nobody" }, 1)).toEqual({
      enquiries: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  test("is narrowed down by inquiry and state together [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    const won = await context.receive({ inquiry: "quote", name: "Won" });
    await context.receive({ inquiry: "quote", name: "Open" });
    await context.receive({ inquiry: "service", name: "Service" });
    await context.enquiries.setState(won, "won");

    const names = async (filter: Partial<typeof everything>) =>
      (await context.enquiries.list({ ...everything, ...filter }, 1)).enquiries.map(({ name }) => name);
    expect(await names({ inquiry: "quote" })).toEqual(["Open", "Won"]);
    expect(await names({ inquiry: "quote", state: "won" })).toEqual(["Won"]);
    expect(await names({ state: "new" })).toEqual(["Service", "Open"]);
  });

  test.each([
    ["a name in another case", "GANPATRAO shinde"],
    ["an e-mail address", "ganpatrao@shinde"],
    ["a phone number as it is written here", "098220-12345"],
    ["a phone number in Devanagari", "९८२२० १२३४५"],
    ["the end of a phone number", "12345"],
    ["a word of the message", "container"],
    ["the service", "body building"],
    ["Devanagari", "गाडी"],
    ["what a pattern would take for anything", "100%_done\\"],
  ])("finds %s [ENQ-3]", async (_what, search) => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive({
      message: "A container body of 8 feet, 100%_done\\. माझी गाडी टाटा एस आहे.",
    });
    await context.receive({
      ...{ name: "Savita Kale", email: "savita@kale.example", phone: "+919999999999" },
      ...{ service: null, message: "Painting, 100 percent" },
    });
    const { enquiries } = await context.enquiries.list({ ...everything, search }, 1);
    expect(enquiries.map((enquiry) => enquiry.id)).toEqual([id]);
  });

  test("takes any search without an exception", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive();
    await fc.assert(
      fc.asyncProperty(anyText(), async (search) => {
        expect((await context.enquiries.list({ ...everything, search }, 1)).total).toBeLessThan(2);
      }),
      { numRuns: 60 },
    );
  });

  test("counts by state, and marks as read what is there", async () => {
    await using context = await openTestEnquiries(engine);
    const read = await context.receive();
    await context.receive();
    await context.receive({}, { website: "filled" });
    expect(await context.enquiries.counts()).toEqual({ new: 2, answered: 0, won: 0, lost: 0, spam: 1 });
    for (const isRead of [true, false]) {
      expect(await context.enquiries.markRead(read, isRead)).toBe(true);
      expect((await context.enquiries.find(read))?.isRead).toBe(isRead);
    }
    expect(await context.enquiries.markRead(nowhere, true)).toBe(false);
  });

  test("lists and counts the newest 10,000 of more; a search finds the others [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    const oldest = await context.receive({ name: "Savita Kale" });
    await context.receive();
    await insertAlike(context.database, mostCounted - 1);

    const last = await context.enquiries.list(everything, 9_999);
    expect(last).toMatchObject({ total: mostCounted + 1, page: 400, pages: 400 });
    expect(last.enquiries).toHaveLength(25);
    expect(last.enquiries.map(({ id }) => id)).not.toContain(oldest);
    expect((await context.enquiries.counts()).new).toBe(mostCounted + 1);
    const found = await context.enquiries.list({ ...everything, search: "savita" }, 1);
    expect(found.enquiries.map(({ id }) => id)).toEqual([oldest]);
  });

  test("is found by its note, too [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    await context.receive();
    await context.enquiries.saveNote(id, "Wants Silver leaf, गुरुवारी फोन करा", 0);
    const found = async (search: string) =>
      (await context.enquiries.list({ ...everything, search }, 1)).enquiries.map((one) => one.id);
    for (const search of ["silver LEAF", "गुरुवारी", "leaf ganpatrao"])
      expect(await found(search)).toEqual([id]);
    expect(await found("silver_leaf")).toEqual([]);
  });

  test("keeps a note, and none over one that was changed meanwhile", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    expect(await context.enquiries.saveNote(id, " Called,\r\ncomes on Friday ", 0)).toEqual({
      ok: true,
      value: { noteVersion: 1 },
    });
    expect(await context.enquiries.saveNote(id, "Other tab", 0)).toEqual({ ok: false, refusal: "changed" });
    expect(await context.enquiries.saveNote(nowhere, "Gone", 0)).toEqual({ ok: false, refusal: "gone" });
    expect(await context.enquiries.saveNote(id, "x".repeat(5001), 1)).toMatchObject({ refusal: "too-long" });
    expect((await context.enquiries.find(id))?.note).toBe("Called,\ncomes on Friday");
  });

  test("is found across scripts and spellings, in its texts and in its note [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive({ name: "गणपतराव शिंदे", message: "दुसर्\u200dया गाडीला कंटेनर" });
    await context.receive({ name: "Sandeep", email: "s@more.example", message: "Please send a price." });
    await context.enquiries.saveNote(id, "कोल्हापूरला फोन केला", 0);
    for (const search of ["shinde", "दुसऱ्या", "कन्टेनर ganpatrao", "container", "kolhapur", "फ़ोन"]) {
      const { enquiries } = await context.enquiries.list({ ...everything, search }, 1);
      expect([search, enquiries.map((one) => one.id)]).toEqual([search, [id]]);
    }
    await context.enquiries.saveNote(id, "", 1);
    expect((await context.enquiries.list({ ...everything, search: "kolhapur" }, 1)).total).toBe(0);
  });

  test("what an older version has stored is found across spellings once it is written anew [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    const ids = [await context.receive({ name: "सविता" }), await context.receive({ name: "Sandeep" })];
    const older = { search_text: "दुसर्\u200dया", sound_text: null };
    await context.database.db.updateTable("enquiries").set(older).execute();
    await insertAlike(context.database, 120);
    await context.database.db.updateTable("enquiries").set({ sound_text: null }).execute();
    await context.enquiries.writeMissingSounds(() => false);

    const { enquiries } = await context.enquiries.list({ ...everything, search: "savita" }, 1);
    expect(enquiries.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await context.enquiries.list({ ...everything, search: "visitor" }, 1)).total).toBe(120);
  });

  test("removes enquiries with the orders to mail them", async () => {
    await using context = await openTestEnquiries(engine);
    const ids = [await context.receive(), await context.receive()];
    await context.receive();
    expect(await context.enquiries.remove([...ids, ...ids, nowhere])).toBe(2);
    expect(await context.enquiries.find(ids[0] ?? "")).toBeNull();
    expect(await context.outbox.waiting()).toBe(1);
    expect(await context.enquiries.remove([])).toBe(0);
  });

  test("exports what matches, whatever its size, harmless to a spreadsheet", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive({ name: "=cmd|' /C calc'!A0", message: 'He said "now",\nthen left' });
    const csv = await written(context.enquiries.exportCsv(everything, adminEnquiries));
    expect(csv).toBe(
      "\ufeffJob card,Merged into,Received (India),State,Inquiry,Service,Name,E-mail,Phone,Phone as typed,Message,Photographs,Note,Call back on,Quoted (rupees),Won (rupees),Language,Privacy notice,Mail\r\n" +
        `${referenceOf(id)},,2026-11-21 09:41,New,Get a Quote,Vehicle Body Building,"'=cmd|' /C calc'!A0",ganpatrao@shinde.example,(+91) 98220 12345,,"He said ""now"",\nthen left",,,,,,Marathi (मराठी),2026-11-21,Waiting\r\n`,
    );

    await context.receive({ name: "Savita" });
    await insertAlike(context.database, 1100);
    const all = await written(context.enquiries.exportCsv(everything, adminEnquiries));
    expect(all.match(/,New,Get a Quote,/g)).toHaveLength(1102);
    expect(new Set(all.match(/Visitor \d+/g)).size).toBe(1100);
    const some = await written(
      context.enquiries.exportCsv({ ...everything, search: "savita" }, adminEnquiries),
    );
    expect(some.split("\r\n")).toHaveLength(3);
  });

  test("a phone number in a file is digits behind its country, whatever it is never a formula [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    const cells: string[] = [];
    for (const phone of ["+919822012345", "+442079460958", "+1", "+91=1+1", "=1", "+cmd|' /C calc'!A0"]) {
      await context.database.db.updateTable("enquiries").set({ phone }).where("id", "=", id).execute();
      const csv = await written(context.enquiries.exportCsv(everything, adminEnquiries));
      cells.push(/ganpatrao@shinde\.example,([^,]*),/.exec(csv)?.[1] ?? "");
    }
    expect(cells).toEqual([
      "(+91) 98220 12345",
      "(+44) 20 7946 0958",
      `"'+1"`,
      `"'+91=1+1"`,
      `"'=1"`,
      `"'+cmd|' /C calc'!A0"`,
    ]);
  });

  test("an export lets others be answered between its pieces [ENQ-3]", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive();
    await insertAlike(context.database, 1100);
    let answered = 0;
    const someoneElse = () => {
      answered++;
      immediate = setImmediate(someoneElse);
    };
    let immediate = setImmediate(someoneElse);
    const answeredBefore: number[] = [];
    for await (const _piece of context.enquiries.exportCsv(everything, adminEnquiries))
      answeredBefore.push(answered);
    clearImmediate(immediate);
    expect(answeredBefore).toHaveLength(4);
    expect(new Set(answeredBefore.slice(1)).size).toBe(3);
  });

  test("shows and erases all of one person, by phone as he writes it or by e-mail [CMP-6]", async () => {
    await using context = await openTestEnquiries(engine);
    const byPhone = await context.receive({ email: "other@shinde.example" });
    const byEmail = await context.receive({ phone: "+919999999999", email: "Ganpatrao@Shinde.example" });
    await context.receive({ phone: "+919822099999", email: "savita@kale.example" });
    const idsOf = (found: { enquiries: { id: string }[] } | null) => found?.enquiries.map(({ id }) => id);

    expect(idsOf(await context.enquiries.personalData("९८२२० १२३४५"))).toEqual([byPhone]);
    expect(idsOf(await context.enquiries.personalData(" ganpatrao@shinde.EXAMPLE "))).toEqual([byEmail]);
    expect(await context.enquiries.personalData("Ganpatrao")).toBeNull();
    expect(await context.enquiries.erasePerson("Ganpatrao")).toBeNull();
    expect(idsOf(await context.enquiries.erasePerson("+91 98220 12345"))).toEqual([byPhone]);
    expect(idsOf(await context.enquiries.erasePerson("+91 98220 12345"))).toEqual([]);
    expect((await context.enquiries.list(everything, 1)).total).toBe(2);
    expect(await context.outbox.waiting()).toBe(2);
  });

  test("forgets what is older than 13 months [CMP-6]", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive({ name: "Old" });
    context.advance(2 * day);
    await context.receive({ name: "Young" });
    context.advance(394 * day);
    expect(await context.enquiries.purge()).toBe(1);
    expect((await context.enquiries.list(everything, 1)).enquiries.map(({ name }) => name)).toEqual([
      "Young",
    ]);
    expect(await context.outbox.waiting()).toBe(1);
  });
});

test.each([
  ["2026-12-31T10:00:00.000Z", 13, "2025-11-30T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-11-21T04:10:00.000Z", 13, "2025-10-21T04:10:00.000Z"],
])("before %s, %i months are %s", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

test.each(["=1+1", "+91", "-1", "@sum", "\t=1", "\r=1", "  =1", "＝1"])(
  "the cell %j calculates nothing",
  (cell) => {
    expect(csvRow([cell])).toMatch(/^"?'/);
  },
);
