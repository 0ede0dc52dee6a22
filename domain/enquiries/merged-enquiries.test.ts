import { describe, expect, test } from "vitest";
import { enquiries as adminEnquiries } from "#content/en/admin/enquiries.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { day, everything } from "#tests/support/test-enquiries.ts";
import { referenceOf } from "./enquiry.ts";

/** A customer who asks three times, each time in other words and with another address. */
async function openAskedThrice(engine: TestEngine) {
  const context = await openTestBin(engine);
  const ask = async (message: string, email: string) => {
    context.advance(day);
    return context.receive({ message, email });
  };
  const first = await ask("A tipper for sand", "one@shinde.example");
  const second = await ask("Also a canopy", "two@shinde.example");
  const third = await ask("When can I come?", "three@shinde.example");
  const listed = async (search = "") =>
    (await context.enquiries.list({ ...everything, search }, 1)).enquiries.map(({ id }) => id);
  return { ...context, first, second, third, listed };
}

describe.each(engines)("an enquiry of a customer who asked before on $name", (engine) => {
  test("names the earlier ones of the number, and shows them with it once they are merged [ENQ-16]", async () => {
    await using context = await openAskedThrice(engine);
    const { enquiries, first, second, third, listed } = context;
    await context.receive({ phone: "+919822099999" });
    const before = async (id: string) => (await enquiries.askedBefore(id)).map((one) => one.id);
    expect(await before(third)).toEqual([second, first]);
    expect(await before(first)).toEqual([]);

    await enquiries.setState(first, "answered", "2026-12-24");
    expect(await enquiries.merge(first, second)).toBe(true);
    expect(await enquiries.merge(second, third)).toBe(true);
    expect((await enquiries.partsOf(third)).map(({ id, message }) => [id, message])).toEqual([
      [first, "A tipper for sand"],
      [second, "Also a canopy"],
    ]);
    expect(await before(third)).toEqual([]);
    for (const id of [first, second, third]) expect(await enquiries.headOf(id)).toBe(third);
    expect((await listed()).slice(1)).toEqual([third]);
    expect((await enquiries.counts()).new).toBe(2);
    expect((await enquiries.waiting(9)).total).toBe(2);
    expect(await enquiries.find(third)).toMatchObject({ callBackOn: "2026-12-24" });
    for (const search of ["tipper", "tipper come", referenceOf(first), "one@shinde.example"]) {
      expect(await listed(search), search).toEqual([third]);
    }
    for (const id of [first, second]) {
      const receipt = await enquiries.openReceipt(enquiries.sealReceipt(id));
      expect(receipt).toMatchObject({ id });
    }
    let csv = "";
    for await (const piece of enquiries.exportCsv({ ...everything, search: "tipper" }, adminEnquiries))
      csv += piece;
    const cells = csv.split("\r\n").map((row) => row.split(",").slice(0, 2));
    expect(cells.slice(1, 4)).toEqual([
      [referenceOf(third), ""],
      [referenceOf(second), referenceOf(third)],
      [referenceOf(first), referenceOf(second)],
    ]);
  });

  test("is separated again as it was [ENQ-16]", async () => {
    await using context = await openAskedThrice(engine);
    const { enquiries, first, third, listed } = context;
    await enquiries.setState(first, "answered", "2026-12-24");
    await enquiries.merge(first, third);
    expect(await enquiries.separate(first)).toBe(true);
    expect(await enquiries.separate(first)).toBe(false);
    expect(await listed()).toHaveLength(3);
    expect(await listed("tipper")).toEqual([first]);
    expect(await enquiries.find(first)).toMatchObject({ state: "answered", callBackOn: "2026-12-24" });
    expect(await enquiries.find(third)).toMatchObject({ state: "new", callBackOn: null });
  });

  test("is not merged with a later one, with itself, with spam, with what was won or with what is merged [ENQ-16]", async () => {
    await using context = await openAskedThrice(engine);
    const { enquiries, first, second, third } = context;
    expect(await enquiries.merge(third, first)).toBe(false);
    expect(await enquiries.merge(first, first)).toBe(false);
    await enquiries.setState(first, "won");
    expect(await enquiries.merge(first, third)).toBe(false);
    await enquiries.setState(first, "spam");
    expect(await enquiries.merge(first, third)).toBe(false);
    await enquiries.setState(first, "new");
    const both = await Promise.all([enquiries.merge(first, second), enquiries.merge(first, third)]);
    expect(both.filter((isMerged) => isMerged)).toHaveLength(1);
  });

  test("goes into the bin and comes back with what is merged into it, and is counted once [ENQ-16, NUM-4]", async () => {
    await using context = await openAskedThrice(engine);
    const { enquiries, bin, first, second, third, listed } = context;
    await enquiries.saveDetails(first, { name: "", quoted: "5000", won: "" }, 0);
    await enquiries.merge(first, third);
    const service = "Vehicle Body Building";
    const before = [{ month: "2026-11", service, state: "new", count: 2, quoted: 5000, won: 0 }];
    const sums = () => enquiries.sums(["2026-11"]);
    expect(await sums()).toEqual(before);
    expect(await enquiries.remove([third])).toBe(2);
    expect(await listed()).toEqual([second]);
    expect(await sums()).toEqual(before);
    await bin.restore([first, third]);
    expect(await enquiries.headOf(first)).toBe(third);
    expect(await sums()).toEqual(before);

    await enquiries.remove([third]);
    await bin.restore([first]);
    expect(await enquiries.headOf(first)).toBe(first);
    expect((await listed()).toSorted()).toEqual([first, second].toSorted());
  });

  test("keeps nothing of a person who is erased, and shows what was merged into his [ENQ-16, CMP-7]", async () => {
    await using context = await openAskedThrice(engine);
    const { enquiries, first, second, third, listed } = context;
    await enquiries.merge(first, second);
    await enquiries.merge(second, third);
    await enquiries.erasePerson("one@shinde.example");
    expect(await listed("tipper")).toEqual([]);
    await enquiries.erasePerson("three@shinde.example");
    expect(await listed()).toEqual([second]);
  });
});
