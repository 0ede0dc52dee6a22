import { describe, expect, test } from "vitest";
import { factWordsOf, siteTextDefaults } from "#content/site-texts.server.ts";
import { defaultNames } from "#content/texts.server.ts";
import { createSiteTexts } from "#domain/site-texts/site-texts.ts";
import { silentLog } from "#platform/log.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { filesHolding } from "#tests/support/files-holding.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { day, minute } from "#tests/support/test-enquiries.ts";
import { createCustomerLines } from "./customer-lines.ts";

const owner = "owner@rathkar.example";
const draft = { quote: "The body has carried onions for a year.", name: "Ganpatrao", town: "Baramati" };

async function openLines(engine: TestEngine) {
  const context = await openTestBin(engine);
  const { database, clock, advance } = context;
  const siteTexts = createSiteTexts({
    ...{ database, clock, log: silentLog, defaults: siteTextDefaults },
    factWords: async () => factWordsOf(defaultNames),
    hidesSamples: async () => false,
  });
  const secret = "a secret of more than thirty-two characters";
  const lines = createCustomerLines({ database, clock, secret, siteTexts });

  function say(sealed: string, typed: Partial<typeof draft & { consents: boolean }> = {}, given = {}) {
    const formToken = lines.issueFormToken();
    advance(minute);
    const form = { formToken, website: "", language: "mr", privacyVersion: "2026-11-24", ...given } as const;
    return lines.say(sealed, { ...form, draft: { ...draft, consents: true, ...typed } }, "203.0.113.7");
  }

  async function decide(id: string, isApproved: boolean) {
    const saidAt = (await context.enquiries.find(id))?.line?.saidAt ?? "";
    return lines.decide({ id, saidAt, isApproved, decidedBy: owner });
  }

  const shown = async () => (await siteTexts.current()).wording.lists.testimonials.map(({ id }) => id);
  return {
    ...{ ...context, lines, siteTexts, say, decide, shown },
    [Symbol.asyncDispose]: () => context[Symbol.asyncDispose](),
  };
}

describe.each(engines)("a customer's line on $name", (engine) => {
  test("is on the site in its own language once it is approved, in place of the samples [LINE-2, LINE-3]", async () => {
    await using context = await openLines(engine);
    const id = await context.receive();
    const sealed = context.lines.sealAddress(id);
    const samples = await context.shown();
    expect(await context.say(sealed)).toEqual({ ok: true, value: null });
    expect(await context.shown()).toEqual(samples);
    expect(await context.lines.waiting()).toEqual({ total: 1, id });

    expect((await context.decide(id, true)).ok).toBe(true);
    expect(await context.shown()).toEqual([id]);
    const [shown] = (await context.siteTexts.current()).wording.lists.testimonials;
    expect(shown).toMatchObject({ quote: { en: "", mr: draft.quote }, position: { mr: "Baramati" } });
    expect(await context.lines.waiting()).toEqual({ total: 0, id: null });
    expect(await context.say(sealed)).toEqual({ ok: false, refusal: { kind: "ended" } });
  });

  test("can be said anew until it is approved, and what was read before is not decided about [LINE-2]", async () => {
    await using context = await openLines(engine);
    const id = await context.receive();
    const sealed = context.lines.sealAddress(id);
    await context.say(sealed);
    const read = (await context.enquiries.find(id))?.line;
    await context.say(sealed, { quote: "It still carries." });
    const stale = { id, saidAt: read?.saidAt ?? "", isApproved: true, decidedBy: owner };
    expect(await context.lines.decide(stale)).toEqual({ ok: false, refusal: "changed" });
    expect((await context.decide(id, false)).ok).toBe(true);
    expect(await context.shown()).not.toContain(id);
    expect((await context.say(sealed)).ok).toBe(true);
    expect((await context.enquiries.find(id))?.line?.state).toBe("waiting");
  });

  test("is taken by nobody else's address, for ninety days, and only as long as the enquiry is there [LINE-1]", async () => {
    await using context = await openLines(engine);
    const id = await context.receive();
    const sealed = context.lines.sealAddress(id);
    for (const foreign of ["", id, `${sealed.slice(0, -4)}AAAA`, context.enquiries.sealReceipt(id)]) {
      expect(await context.lines.open(foreign)).toBeNull();
    }
    context.advance(89 * day);
    expect((await context.lines.open(sealed))?.id).toBe(id);
    await context.enquiries.remove([id]);
    expect(await context.say(sealed)).toEqual({ ok: false, refusal: { kind: "ended" } });
    await context.bin.restore([id]);
    expect((await context.say(sealed)).ok).toBe(true);
    context.advance(2 * day);
    expect(await context.lines.open(sealed)).toBeNull();
  });

  test("needs every field and the consent, and no more of them than the list takes [LINE-2]", async () => {
    await using context = await openLines(engine);
    const sealed = context.lines.sealAddress(await context.receive());
    const refusalsOf = async (typed: Parameters<typeof context.say>[1]) => {
      const said = await context.say(sealed, typed);
      return said.ok || said.refusal.kind !== "invalid" ? null : said.refusal.refusals;
    };
    expect(await refusalsOf({ consents: false })).toEqual({ consents: "missing" });
    expect(await refusalsOf({ quote: " \u200b ", town: "" })).toEqual({ quote: "missing", town: "missing" });
    expect(await refusalsOf({ quote: "अ".repeat(401), name: "b".repeat(81) })).toEqual({
      quote: "too-long",
      name: "too-long",
    });
    expect(await refusalsOf({ quote: "अ".repeat(400) })).toBeNull();
  });

  test("is not taken from programs, nor again and again [LINE-4]", async () => {
    await using context = await openLines(engine);
    const sealed = context.lines.sealAddress(await context.receive());
    const again = { ok: false, refusal: { kind: "again" } };
    expect(await context.say(sealed, {}, { website: "https://spam.example" })).toEqual(again);
    expect(await context.say(sealed, {}, { formToken: null })).toEqual(again);
    expect(await context.say(sealed, {}, { formToken: "m8.forged" })).toEqual(again);
    expect(await context.say(sealed, {}, { formToken: context.lines.issueFormToken() })).toEqual({
      ok: true,
      value: null,
    });
    await context.say(sealed);
    expect(await context.say(sealed)).toMatchObject({ refusal: { kind: "too-many" } });
  });

  test("goes with its person, from the site and all its versions, and is in what he is given [LINE-5, CMP-7]", async () => {
    await using context = await openLines(engine);
    const { enquiries, siteTexts } = context;
    const id = await context.receive();
    const sealed = context.lines.sealAddress(id);
    await context.say(sealed);
    await context.decide(id, true);
    const person = "ganpatrao@shinde.example";
    expect((await enquiries.personalData(person))?.enquiries[0]?.line).toMatchObject(draft);
    const { version, items } = await siteTexts.list("testimonials");
    const others = items.filter((item) => item.id !== id);
    await siteTexts.saveList({ name: "testimonials", version, items: others, changedBy: owner });

    await enquiries.remove([id]);
    await enquiries.erasePerson(person);
    const { history } = await siteTexts.list("testimonials");
    expect(JSON.stringify(history)).not.toContain(draft.quote);
    if (engine.name === "SQLite") {
      expect(await filesHolding(context.database.config.dataDir, draft.quote)).toEqual([]);
    }
    expect(await context.lines.open(sealed)).toBeNull();
  });
});
