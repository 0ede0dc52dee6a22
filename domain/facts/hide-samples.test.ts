import { describe, expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import { createFacts } from "./facts.ts";
import { hideSamples } from "./hide-samples.ts";

const owner = "owner@rathkar.example";
const clock = { now: () => new Date("2026-11-22T06:00:00.000Z") };

describe.each(engines)("the switch of the samples on $name", ({ open }) => {
  test("takes sample links off the site until they are real or it is switched back [WORD-15]", async () => {
    await using database = await open();
    const facts = createFacts({ database, clock, log: silentLog, defaults: defaultFacts });
    const shown = async () => (await facts.current()).business.social.map(({ name }) => name);
    expect(await shown()).toEqual(["Facebook", "Instagram", "YouTube"]);
    const revision = await database.revision.current();
    await hideSamples(facts, true, owner);
    expect(await database.revision.current()).not.toBe(revision);
    expect(await shown()).toEqual([]);
    const { version, values } = (await facts.sections()).social;
    const own = { ...values, "list.1.url": "https://www.instagram.com/rathkar" };
    await facts.save({ section: "social", version, values: own, changedBy: owner });
    expect(await shown()).toEqual(["Instagram"]);
    await hideSamples(facts, false, owner);
    expect(await shown()).toEqual(["Facebook", "Instagram", "YouTube"]);
  });

  test("is where it was put last, however many put it at once [WORD-15]", async () => {
    await using database = await open();
    const facts = createFacts({ database, clock, log: silentLog, defaults: defaultFacts });
    await Promise.all([true, true, true].map((areHidden) => hideSamples(facts, areHidden, owner)));
    expect((await facts.current()).business.hidesSamples).toBe(true);
  });
});
