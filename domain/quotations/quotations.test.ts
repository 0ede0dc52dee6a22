import { describe, expect, test } from "vitest";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { filesHolding } from "#tests/support/files-holding.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { day, everything, sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { createQuotations } from "./quotations.ts";
import type { TermsDraft } from "./read-terms.ts";

const body = { what: "Container body, 8 feet", quantity: "", price: "1,25,000" };
const doors = { what: "Side door", quantity: "२", price: "7,500" };

const draft: TermsDraft = {
  ...{ lines: [body, doors], gst: "18", validUntil: "2026-12-20", deliveryDays: "21" },
  ...{ note: "Half in advance.", language: "mr" },
};

const customer = "203.0.113.7";

/** The clock begins on 21 November 2026. */
async function openQuotations(engine: TestEngine) {
  const context = await openTestBin(engine);
  const { database, clock } = context;
  const secret = "a secret of more than thirty-two characters";
  const quotations = createQuotations({ database, clock, secret });
  async function quote(enquiryId: string, given: Partial<TermsDraft> = {}, seen = 0) {
    const saved = await quotations.save(enquiryId, seen, { ...draft, ...given });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value;
  }
  return { ...context, quotations, quote, [Symbol.asyncDispose]: () => context[Symbol.asyncDispose]() };
}

describe.each(engines)("quotations on $name", (engine) => {
  test("one is stored with its enquiry, under a number, and its total is what the enquiry is quoted [QUO-1]", async () => {
    await using context = await openQuotations(engine);
    const { quotations, enquiries } = context;
    const id = await context.receive();
    expect(await quotations.find(id)).toBeNull();
    const saved = await context.quote(id);
    expect(saved).toEqual({
      ...{ number: "Q-2026-27-001", revision: 1, savedAt: context.clock.now().toISOString() },
      lines: [
        { what: body.what, quantity: null, price: 125_000 },
        { what: doors.what, quantity: 2, price: 7_500 },
      ],
      ...{ gst: 18, validUntil: "2026-12-20", deliveryDays: 21, note: draft.note, language: "mr" },
      earlier: [],
    });
    expect(await quotations.find(id)).toEqual(saved);
    expect(await enquiries.find(id)).toMatchObject({ quoted: 165_200, detailsVersion: 1, quotation: saved });
  });

  test("a change is a new version of the same number, and what was said before stays readable [QUO-3]", async () => {
    await using context = await openQuotations(engine);
    const { quotations, advance } = context;
    const id = await context.receive();
    const first = await context.quote(id);
    expect(await context.quote(id)).toEqual(first);
    advance(day);
    const cheaper = await context.quote(id, { lines: [{ ...body, price: "1,20,000" }], gst: "" }, 1);
    const { number, earlier, ...before } = first;
    expect(cheaper).toMatchObject({ number, revision: 2, gst: null, earlier: [before] });
    expect(await quotations.save(id, 1, draft)).toEqual({
      ok: false,
      refusal: { kind: "changed", quotation: cheaper },
    });
    for (let revision = 2; revision < 30; revision++) {
      await context.quote(id, { deliveryDays: String(revision) }, revision);
    }
    const last = await quotations.find(id);
    expect([last?.number, last?.revision, last?.earlier.length]).toEqual([number, 30, 20]);
  });

  test("numbers are given once and none is left out, however many save, by the year from April [QUO-2]", async () => {
    await using context = await openQuotations(engine);
    const { quotations } = context;
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push(await context.receive());
    const [one = "", ...others] = ids;
    const twice = await Promise.all([
      quotations.save(one, 0, draft),
      quotations.save(one, 0, { ...draft, note: "Another" }),
    ]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await quotations.save(one, 7, { ...draft, note: "Older" })).toMatchObject({ ok: false });
    const saved = await Promise.all(others.map((id) => context.quote(id)));
    expect(saved.map(({ number }) => number).toSorted()).toEqual(
      [2, 3, 4, 5, 6].map((count) => `Q-2026-27-00${count}`),
    );
    context.advance(130 * day);
    expect((await context.quote(await context.receive(), { validUntil: "2027-04-30" })).number).toBe(
      "Q-2026-27-007",
    );
    context.advance(2 * day);
    expect((await context.quote(await context.receive(), { validUntil: "2027-04-30" })).number).toBe(
      "Q-2027-28-001",
    );
  });

  test("the inbox finds it by its number as people write it, also where it was merged since [QUO-7]", async () => {
    await using context = await openQuotations(engine);
    const { enquiries } = context;
    const id = await context.receive();
    await context.quote(id);
    const found = async (search: string) =>
      (await enquiries.list({ ...everything, search }, 1)).enquiries.map((one) => one.id);
    const later = await context.receive();
    for (const search of ["Q-2026-27-001", "q 2026/27 1", "२०२६-२७-००१"])
      expect(await found(search), search).toEqual([id]);
    for (const search of ["Q-2026-27-002", "Q-2025-26-001", "number"])
      expect(await found(search)).toEqual([]);
    await enquiries.merge(id, later);
    const last = await context.receive();
    await enquiries.merge(later, last);
    expect(await found("Q-2026-27-001")).toEqual([last]);
  });

  test("it goes into the bin with its enquiry and comes back, and the link ends meanwhile [QUO-5, QUO-6]", async () => {
    await using context = await openQuotations(engine);
    const { quotations, enquiries, bin } = context;
    const id = await context.receive();
    const saved = await context.quote(id);
    const link = quotations.sealLink(id);
    expect(await quotations.openLink(link, customer)).toEqual({
      ok: true,
      value: { quotation: saved, name: sampleEnquiry.name },
    });
    await enquiries.remove([id]);
    expect(await quotations.find(id)).toBeNull();
    expect((await quotations.openLink(link, customer)).ok).toBe(false);
    expect(await quotations.save(id, 1, draft)).toEqual({ ok: false, refusal: { kind: "gone" } });
    await bin.restore([id]);
    expect(await quotations.find(id)).toEqual(saved);
    expect((await quotations.openLink(link, customer)).ok).toBe(true);
  });

  test("the customer's link opens until 90 days after the validity, and no other does [QUO-5]", async () => {
    await using context = await openQuotations(engine);
    const { quotations } = context;
    const id = await context.receive();
    const link = quotations.sealLink(id);
    const ended = { ok: false, refusal: { kind: "ended" } };
    expect(await quotations.openLink(link, customer)).toEqual(ended);
    await context.quote(id, { validUntil: "2026-11-21" });
    for (const guess of ["", id, link.slice(1)])
      expect(await quotations.openLink(guess, customer)).toEqual(ended);
    context.advance(90 * day);
    expect((await quotations.openLink(link, customer)).ok).toBe(true);
    context.advance(day);
    expect(await quotations.openLink(link, customer)).toEqual(ended);
    for (let guess = 0; guess < 200; guess++) await quotations.openLink("a guess", customer);
    expect(await quotations.openLink("a guess", customer)).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await quotations.openLink(link, customer)).toEqual(ended);
  });

  test("export and erasure of a person know it [QUO-6, CMP-7]", async () => {
    await using context = await openQuotations(engine);
    const { enquiries, quotations, database } = context;
    const id = await context.receive();
    const note = "kshirsagarmarker ".repeat(50);
    const saved = await context.quote(id, { note });
    const stored = await enquiries.personalData(sampleEnquiry.phone);
    expect(stored?.enquiries[0]?.quotation).toEqual(saved);
    await enquiries.erasePerson(sampleEnquiry.phone);
    expect(await quotations.find(id)).toBeNull();
    expect((await context.quote(await context.receive())).number).toBe("Q-2026-27-002");
    if (engine.name === "SQLite") {
      expect(await filesHolding(database.config.dataDir, "kshirsagarmarker")).toEqual([]);
    }
  });
});
