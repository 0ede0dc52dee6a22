import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import {
  day,
  everything,
  hour,
  minute,
  openTestEnquiries,
  sampleEnquiry,
} from "#tests/support/test-enquiries.ts";

const from = { address: "203.0.113.9" };

describe.each(engines)("an enquiry on $name", (engine) => {
  test("is in the inbox with its mail ordered when it has been answered [ENQ-1]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();

    const { enquiries, total } = await context.enquiries.list(everything, 1);
    expect(total).toBe(1);
    expect(enquiries[0]).toMatchObject({ id, name: "Ganpatrao Shinde", state: "new", mailState: "waiting" });
    expect(await context.enquiries.find(id)).toEqual({
      ...sampleEnquiry,
      phoneTyped: null,
      ...{ id, state: "new", isRead: false, note: "", noteVersion: 0, photographs: 0, spamSigns: [] },
      createdAt: context.clock.now().toISOString(),
      callBackOn: null,
      ...{ nameByOwner: null, quoted: null, won: null, detailsVersion: 0, mergedInto: null, quotation: null },
      line: null,
      mail: { state: "waiting", attempts: 0, sentAt: null, problem: null },
    });
    const { form, ...mailed } = sampleEnquiry;
    expect((await context.outbox.claim())?.enquiry).toEqual({
      ...mailed,
      id,
      phoneTyped: null,
      photographs: 0,
      createdAt: context.clock.now().toISOString(),
    });
  });

  test("opens by its receipt for two days, and by nothing else sealed here [CON-17]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    const sealed = context.enquiries.sealReceipt(id);
    context.advance(2 * day - minute);
    expect((await context.enquiries.openReceipt(sealed))?.id).toBe(id);
    expect(
      await context.enquiries.openReceipt(context.enquiries.sealSearch(`9999999999999 ${id}`)),
    ).toBeNull();
    context.advance(2 * minute);
    expect(await context.enquiries.openReceipt(sealed)).toBeNull();
  });

  test("sent twice, at once or later, is stored once and answered the same", async () => {
    await using context = await openTestEnquiries(engine);
    const submission = context.submission();
    const both = await Promise.all([1, 2].map(() => context.enquiries.submit(sampleEnquiry, submission)));
    context.advance(2 * hour);
    const later = await context.enquiries.submit(sampleEnquiry, submission);

    expect(both[1]).toEqual(both[0]);
    expect(later).toEqual(both[0]);
    expect((await context.enquiries.list(everything, 1)).total).toBe(1);
    expect(await context.outbox.waiting()).toBe(1);
  });

  test("corrected after an answer that got lost is no double", async () => {
    await using context = await openTestEnquiries(engine);
    const submission = context.submission();
    await context.enquiries.submit(sampleEnquiry, submission);
    await context.enquiries.submit({ ...sampleEnquiry, phone: "+919822012346" }, submission);

    expect((await context.enquiries.list(everything, 1)).total).toBe(2);
  });

  test("without a key is stored once a day", async () => {
    await using context = await openTestEnquiries(engine);
    const noScripts = { submissionKey: null, formToken: null };
    await context.receive({}, noScripts);
    await context.receive({}, noScripts);
    expect((await context.enquiries.list(everything, 1)).total).toBe(1);

    context.advance(day);
    await context.receive({}, noScripts);
    expect((await context.enquiries.list(everything, 1)).total).toBe(2);
  });

  test("a crowd at the same moment is stored whole, whatever fails beside it", async () => {
    await using context = await openTestEnquiries(engine);
    const broken = context.enquiries.submit(
      { ...sampleEnquiry, inquiry: "none" as "quote" },
      context.submission(),
    );
    const crowd = Array.from({ length: 50 }, (_, index) => context.receive({ name: `Visitor ${index}` }));

    await expect(broken).rejects.toThrow();
    expect(new Set(await Promise.all(crowd)).size).toBe(50);
    expect((await context.enquiries.list(everything, 1)).total).toBe(50);
    expect(await context.outbox.waiting()).toBe(50);
  });

  test("hundreds of phones of one network are taken, a number or a form that sends very many waits [SEC-8]", async () => {
    await using context = await openTestEnquiries(engine);
    let phones = 0;
    const attempt = async (address: string, given: { phone?: string; formToken?: string | null } = {}) => {
      const phone = given.phone ?? `+9198220${10_000 + ++phones}`;
      const submission = {
        submissionKey: `key-${++phones}`,
        formToken: given.formToken ?? null,
        website: "",
      };
      const enquiry = { ...sampleEnquiry, phone };
      const tried = await context.enquiries.attempt(enquiry, submission, { address }, async () => null);
      return tried.ok ? tried.value : tried.refusal;
    };
    for (let count = 0; count < 300; count++) {
      expect(await attempt(`2001:db8:0:7::${count.toString(16)}`)).toBeNull();
    }
    expect(await attempt("2001:db8:0:7:9::2")).toBeGreaterThan(0);

    const spellings = ["+919999999999", "99999 99999", "९९९९९९९९९९", "tel:+91 99999-99999", "09999999999"];
    for (const phone of spellings) expect(await attempt("203.0.113.9", { phone })).toBeNull();
    expect(await attempt("203.0.113.9", { phone: "+919999999999" })).toBeGreaterThan(0);
    expect(await attempt("203.0.113.8", { phone: "+919999999999" })).toBeNull();

    const formToken = context.enquiries.issueFormToken();
    for (let count = 0; count < 5; count++) {
      expect(await attempt(`198.51.100.${count}`, { formToken })).toBeNull();
    }
    expect(await attempt("198.51.100.9", { formToken })).toBeGreaterThan(0);
    for (let count = 0; count < 9; count++) {
      expect(await attempt(`192.0.2.${count}`, { formToken: "kq3z.forged" })).toBeNull();
    }
  });

  test("what is stored already counts once, however often a bad line sends it again [SEC-8]", async () => {
    await using context = await openTestEnquiries(engine);
    const submission = context.submission();
    for (let count = 0; count < 20; count++) {
      const stored = await context.enquiries.attempt(sampleEnquiry, submission, from, () =>
        context.enquiries.submit(sampleEnquiry, submission),
      );
      expect(stored.ok).toBe(true);
    }
    expect((await context.enquiries.list(everything, 1)).total).toBe(1);
  });

  test("what fails by our fault is not counted, so that it is stored when we are well again [SEC-8]", async () => {
    await using context = await openTestEnquiries(engine);
    const submission = context.submission();
    const attempt = (store: () => Promise<{ id: string }>) =>
      context.enquiries.attempt(sampleEnquiry, submission, from, store);
    const fails = () => Promise.reject(new Error("The disk is full."));
    for (let count = 0; count < 9; count++) await expect(attempt(fails)).rejects.toThrow("The disk is full.");
    expect(await attempt(() => context.enquiries.submit(sampleEnquiry, submission))).toMatchObject({
      ok: true,
    });
  });
});

describe.each(engines.slice(0, 1))("the signs of spam", (engine) => {
  test.each([
    ["a filled honeypot", {}, { website: "https://casino.example" }],
    ["a form that was not ours", {}, { formToken: "kq3z.forged" }],
    ["markup", { message: "[url=https://pills.example]cheap[/url]" }, {}],
    ["a row of links", { message: "https://a.example https://b.example http://c.example www.d.example" }, {}],
    [
      "a foreign script without scripts",
      { message: "Продвижение сайтов недорого" },
      { submissionKey: null, formToken: null },
    ],
  ])("%s is kept, unmailed, and answered like any other", async (_sign, enquiry, submission) => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive(enquiry, submission);

    expect(await context.outbox.waiting()).toBe(0);
    expect((await context.enquiries.list(everything, 1)).total).toBe(0);
    const spam = await context.enquiries.list({ ...everything, state: "spam" }, 1);
    expect(spam.enquiries).toMatchObject([{ id, state: "spam", mailState: "none" }]);
    expect((await context.enquiries.find(id))?.spamSigns).not.toEqual([]);
  });

  test("faster than anybody types", async () => {
    await using context = await openTestEnquiries(engine);
    const formToken = context.enquiries.issueFormToken();
    context.advance(2_000);
    const submission = {
      submissionKey: "submission-key-fast",
      website: "",
      formToken,
    };
    await context.enquiries.submit(sampleEnquiry, submission);
    expect(await context.enquiries.counts()).toMatchObject({ new: 0, spam: 1 });
  });

  test.each([10_000, 120_000, 400 * day])(
    "a clock that was set back %i ms while the form was open is no reason to lose an enquiry [ENQ-1]",
    async (back) => {
      await using context = await openTestEnquiries(engine);
      const formToken = context.enquiries.issueFormToken();
      context.advance(-back);
      const submission = { submissionKey: "submission-key-clock", website: "", formToken };
      await context.enquiries.submit(sampleEnquiry, submission);
      expect(await context.enquiries.counts()).toMatchObject({ new: 1, spam: 0 });
      expect(await context.outbox.waiting()).toBe(1);
    },
  );

  test.each([
    ["no scripts", {}, { submissionKey: null, formToken: null }],
    ["one link", { message: "Like this one: https://www.youtube.com/watch?v=truck" }, {}],
    ["Gujarati", { message: "મારે ટાટા એસ માટે બોડી જોઈએ છે" }, {}],
  ])("%s alone is none", async (_sign, enquiry, submission) => {
    await using context = await openTestEnquiries(engine);
    await context.receive(enquiry, submission);
    expect(await context.enquiries.counts()).toMatchObject({ new: 1, spam: 0 });
  });

  test("a form left open overnight is none, with links it is", async () => {
    await using context = await openTestEnquiries(engine);
    const formToken = context.enquiries.issueFormToken();
    context.advance(30 * hour);
    await context.receive({}, { formToken });
    await context.receive({ message: "See https://a.example and https://b.example" }, { formToken });
    expect(await context.enquiries.counts()).toMatchObject({ new: 1, spam: 1 });
  });
});

describe.each(engines)("spam on $name", (engine) => {
  test("the same long text from a fourth mailbox within a day", async () => {
    await using context = await openTestEnquiries(engine);
    const message =
      "We offer first page ranking for your business, reply today for a free audit of your site.";
    for (const sender of ["a", "b", "c", "d"]) {
      await context.receive({
        email: `${sender}@offers.example`,
        message: `${message} Ref 10${sender}`.slice(0, -1),
      });
    }
    expect(await context.enquiries.counts()).toMatchObject({ new: 3, spam: 1 });
    context.advance(day + minute);
    await context.receive({ email: "e@offers.example", message });
    expect(await context.enquiries.counts()).toMatchObject({ new: 4, spam: 1 });
  });

  test("marked as none, it is mailed then, and only once", async () => {
    await using context = await openTestEnquiries(engine);
    const heard: string[] = [];
    context.outbox.onQueued(() => heard.push("order"));
    const id = await context.receive({}, { website: "autofill" });
    expect(heard).toEqual([]);

    expect(await context.enquiries.setState(id, "new")).toBe(true);
    expect(heard).toEqual(["order"]);
    const order = await context.outbox.claim();
    expect(order?.enquiry.id).toBe(id);
    if (order !== null) await context.outbox.sent(order);

    await context.enquiries.setState(id, "spam");
    await context.enquiries.setState(id, "answered");
    expect(await context.outbox.claim()).toBeNull();
    expect((await context.enquiries.find(id))?.mail.state).toBe("sent");
  });
});
