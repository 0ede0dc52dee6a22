import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { everything } from "#tests/support/test-enquiries.ts";

const bareNumber = { form: "quick price", name: "", email: "" } as const;
const nothing = { name: "", quoted: "", won: "" };

describe.each(engines)("what the owner adds to an enquiry on $name", (engine) => {
  test("is a name for a bare number: found, mailed, in the bin and exported, while the form stays what it was [ENQ-12]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries, outbox, bin } = context;
    const id = await context.receive(bareNumber);
    expect(await enquiries.saveDetails(id, { ...nothing, name: "  Baban  Jadhav " }, 0)).toMatchObject({
      ok: true,
      value: { nameByOwner: "Baban Jadhav", detailsVersion: 1 },
    });
    expect(await enquiries.find(id)).toMatchObject({ name: "Baban Jadhav", form: "quick price" });
    for (const search of ["baban", "बबन"]) {
      const found = await enquiries.list({ ...everything, search }, 1);
      expect(found.enquiries).toMatchObject([{ id, name: "Baban Jadhav" }]);
    }
    expect((await outbox.claim())?.enquiry.name).toBe("Baban Jadhav");
    expect((await enquiries.personalData("+919822012345"))?.enquiries).toMatchObject([
      { name: "Baban Jadhav" },
    ]);
    await enquiries.remove([id]);
    const { groups } = await bin.list({ kind: "enquiries", act: null }, 1);
    expect(groups).toMatchObject([{ entries: [{ was: { name: "Baban Jadhav" } }] }]);
    await bin.restore([id]);
    expect(await enquiries.find(id)).toMatchObject({ name: "Baban Jadhav", form: "quick price" });
  });

  test("does not touch the name that a visitor gave [ENQ-12]", async () => {
    await using context = await openTestBin(engine);
    const id = await context.receive();
    await context.enquiries.saveDetails(id, { ...nothing, name: "Somebody else" }, 0);
    expect(await context.enquiries.find(id)).toMatchObject({ name: "Ganpatrao Shinde", form: "contact" });
  });

  test("tells the form of what an older version has stored by the name [ENQ-12]", async () => {
    await using context = await openTestBin(engine);
    const [bare, named] = [await context.receive(bareNumber), await context.receive()];
    await context.database.db.updateTable("enquiries").set({ form: null }).execute();
    expect(await context.enquiries.find(bare)).toMatchObject({ form: "quick price" });
    expect(await context.enquiries.find(named)).toMatchObject({ form: "contact" });
  });

  test("is what was quoted and won, never over what somebody else has saved meanwhile [ENQ-13]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries } = context;
    const id = await context.receive();
    await enquiries.saveDetails(id, { ...nothing, quoted: "₹1,25,000" }, 0);
    expect(await enquiries.find(id)).toMatchObject({ quoted: 125_000, won: null, detailsVersion: 1 });
    expect(await enquiries.saveDetails(id, { ...nothing, quoted: "90000" }, 0)).toMatchObject({
      refusal: { kind: "changed" },
    });
    expect(await enquiries.saveDetails(id, { ...nothing, quoted: "cheap", won: "1e9" }, 1)).toMatchObject({
      refusal: { kind: "invalid", problems: { quoted: "unreadable", won: "unreadable" } },
    });
    expect(await enquiries.noteWon(id, 110_000)).toBe(true);
    expect(await enquiries.noteWon(id, 1)).toBe(false);
    expect((await enquiries.list(everything, 1)).enquiries).toMatchObject([
      { quoted: 125_000, won: 110_000 },
    ]);
    expect(await enquiries.saveDetails(id, nothing, 2)).toMatchObject({ ok: true });
    expect(await enquiries.find(id)).toMatchObject({ quoted: null, won: null });
  });

  test("is summed up by month: what is won counts once it is, and what is deleted goes on counting [NUM-7]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries, bin } = context;
    const [won, open, spam] = [await context.receive(), await context.receive(), await context.receive()];
    const atOnce = await context.receive({ service: null });
    await enquiries.saveDetails(atOnce, { ...nothing, won: "80,000" }, 0);
    await enquiries.setState(atOnce, "won");
    await enquiries.saveDetails(won, { ...nothing, quoted: "5,00,000", won: "4,50,000" }, 0);
    await enquiries.setState(won, "won");
    await enquiries.saveDetails(open, { ...nothing, quoted: "99,99,99,999" }, 0);
    await enquiries.saveDetails(spam, { ...nothing, quoted: "7" }, 0);
    await enquiries.setState(spam, "spam");
    const sums = async () =>
      (await enquiries.sums(["2026-10", "2026-11"])).toSorted((one, other) => one.quoted - other.quoted);
    const service = "Vehicle Body Building";
    const before = [
      { month: "2026-11", service: null, state: "won", count: 1, quoted: 80_000, won: 80_000 },
      { month: "2026-11", service, state: "won", count: 1, quoted: 500_000, won: 450_000 },
      { month: "2026-11", service, state: "new", count: 1, quoted: 999_999_999, won: 0 },
    ];
    expect(await sums()).toEqual(before);
    await enquiries.remove([won, open, atOnce]);
    expect(await sums()).toEqual(before);
    await bin.restore([won]);
    expect(await sums()).toEqual(before);
  });
});
