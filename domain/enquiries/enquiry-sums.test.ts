import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { day } from "#tests/support/test-enquiries.ts";

const noRupees = { quoted: 0, won: 0 };
const service = "Vehicle Body Building";

describe.each(engines)("sums of enquiries on $name", (engine) => {
  test("are by month in India, service and state, without spam [NUM-4]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries, receive, advance } = context;
    await receive();
    await enquiries.setState(await receive(), "won");
    await enquiries.setState(await receive({ service: null }), "lost");
    await enquiries.setState(await receive(), "spam");
    // Past midnight in India, not yet in Greenwich.
    advance(Date.parse("2026-11-30T18:31:00Z") - context.clock.now().getTime());
    await receive();

    const sums = await enquiries.sums(["2026-10", "2026-11", "2026-12"]);
    expect(sums).toHaveLength(4);
    expect(sums).toEqual(
      expect.arrayContaining([
        { month: "2026-11", service, state: "new", count: 1, ...noRupees },
        { month: "2026-11", service, state: "won", count: 1, ...noRupees },
        { month: "2026-11", service: null, state: "lost", count: 1, ...noRupees },
        { month: "2026-12", service, state: "new", count: 1, ...noRupees },
      ]),
    );
  });

  test("stay what they were when enquiries are deleted, brought back, erased or kept long enough [NUM-4]", async () => {
    await using context = await openTestBin(engine);
    const { enquiries, bin, receive } = context;
    const ids = [await receive({ phone: "+919800000001" }), await receive({ phone: "+919800000002" })];
    for (const id of ids) await enquiries.setState(id, "won");
    const before = [{ month: "2026-11", service, state: "won", count: 2, ...noRupees }];
    const sums = () => enquiries.sums(["2026-11"]);

    await enquiries.remove(ids);
    expect(await sums()).toEqual(before);
    await bin.restore(ids.slice(0, 1));
    expect(await sums()).toEqual(before);
    await enquiries.erasePerson("+919800000002");
    expect(await sums()).toEqual(before);
    context.advance(400 * day);
    await enquiries.purge();
    expect(await sums()).toEqual(before);
  });
});
