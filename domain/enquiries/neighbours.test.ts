import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything, openTestEnquiries } from "#tests/support/test-enquiries.ts";

describe.each(engines)("beside an enquiry on $name", (engine) => {
  test("stand the next newer and the next older one of the same list", async () => {
    await using context = await openTestEnquiries(engine);
    const { enquiries } = context;
    const oldest = await context.receive({ inquiry: "general" });
    const middle = await context.receive({ inquiry: "quote" });
    const newest = await context.receive({ inquiry: "general" });

    expect(await enquiries.neighbours(middle, everything)).toEqual({ newer: newest, older: oldest });
    expect(await enquiries.neighbours(newest, everything)).toEqual({ newer: null, older: middle });
    const general = { ...everything, inquiry: "general" } as const;
    expect(await enquiries.neighbours(oldest, general)).toEqual({ newer: newest, older: null });
    expect(await enquiries.neighbours(middle, general)).toEqual({ newer: newest, older: oldest });
  });

  test("nothing stands where it is gone, and spam only in its own list", async () => {
    await using context = await openTestEnquiries(engine);
    const { enquiries } = context;
    const spam = await context.receive();
    const kept = await context.receive();
    await enquiries.setState(spam, "spam");
    expect(await enquiries.neighbours(kept, everything)).toEqual({ newer: null, older: null });
    await enquiries.remove([kept]);
    expect(await enquiries.neighbours(kept, everything)).toEqual({ newer: null, older: null });
  });

  test("one walks through a whole list whose enquiries came at the same moment", async () => {
    await using context = await openTestEnquiries(engine);
    for (let visitor = 0; visitor < 5; visitor++) await context.receive();
    const { db } = context.database;
    await db.updateTable("enquiries").set({ created_at: context.clock.now().toISOString() }).execute();

    const listed = (await context.enquiries.list(everything, 1)).enquiries.map(({ id }) => id);
    const walked: string[] = [];
    for (let id = listed[0] ?? null; id !== null; ) {
      walked.push(id);
      const { older } = await context.enquiries.neighbours(id, everything);
      if (older !== null) expect((await context.enquiries.neighbours(older, everything)).newer).toBe(id);
      id = older;
    }
    expect(walked).toEqual(listed);
  });
});
