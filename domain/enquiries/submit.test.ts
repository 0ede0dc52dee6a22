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

describe.each(engines)("an enquiry on $name", (engine) => {
  test("is in the inbox with its mail ordered when it has been answered", async () => {
    await using world = await openTestEnquiries(engine);
    const id = await world.receive();

    const { enquiries, total } = await world.enquiries.list(everything, 1);
    expect(total).toBe(1);
    expect(enquiries[0]).toMatchObject({ id, name: "Ganpatrao Shinde", state: "new", mailState: "waiting" });
    expect(await world.enquiries.find(id)).toEqual({
      ...sampleEnquiry,
      ...{ id, state: "new", isRead: false, note: "", noteVersion: 0, spamSigns: [] },
      createdAt: world.clock.now().toISOString(),
      mail: { state: "waiting", attempts: 0, sentAt: null, problem: null },
    });
    expect((await world.outbox.claim())?.enquiry).toEqual({
      ...sampleEnquiry,
      id,
      createdAt: world.clock.now().toISOString(),
    });
  });

  test("sent twice, at once or later, is stored once and answered the same", async () => {
    await using world = await openTestEnquiries(engine);
    const arrival = world.arrival();
    const both = await Promise.all([1, 2].map(() => world.enquiries.submit(sampleEnquiry, arrival)));
    world.pass(2 * hour);
    const later = await world.enquiries.submit(sampleEnquiry, arrival);

    expect(both[1]).toEqual(both[0]);
    expect(later).toEqual(both[0]);
    expect((await world.enquiries.list(everything, 1)).total).toBe(1);
    expect(await world.outbox.waiting()).toBe(1);
  });

  test("corrected after an answer that got lost is no double", async () => {
    await using world = await openTestEnquiries(engine);
    const arrival = world.arrival();
    await world.enquiries.submit(sampleEnquiry, arrival);
    await world.enquiries.submit({ ...sampleEnquiry, phone: "+919822012346" }, arrival);

    expect((await world.enquiries.list(everything, 1)).total).toBe(2);
  });

  test("without a key is stored once a day", async () => {
    await using world = await openTestEnquiries(engine);
    const noScripts = { submissionKey: null, formToken: null };
    await world.receive({}, noScripts);
    await world.receive({}, noScripts);
    expect((await world.enquiries.list(everything, 1)).total).toBe(1);

    world.pass(day);
    await world.receive({}, noScripts);
    expect((await world.enquiries.list(everything, 1)).total).toBe(2);
  });

  test("a crowd at the same moment is stored whole, whatever fails beside it", async () => {
    await using world = await openTestEnquiries(engine);
    const broken = world.enquiries.submit({ ...sampleEnquiry, inquiry: "none" as "quote" }, world.arrival());
    const crowd = Array.from({ length: 50 }, (_, index) => world.receive({ name: `Visitor ${index}` }));

    await expect(broken).rejects.toThrow();
    expect(new Set(await Promise.all(crowd)).size).toBe(50);
    expect((await world.enquiries.list(everything, 1)).total).toBe(50);
    expect(await world.outbox.waiting()).toBe(50);
  });

  test("beyond twenty in ten minutes from one network has to wait, others do not", async () => {
    await using world = await openTestEnquiries(engine);
    for (let count = 0; count < 20; count++) await world.receive({}, { address: "2001:db8:0:7::1" });
    const refused = await world.enquiries.submit(
      sampleEnquiry,
      world.arrival({ address: "2001:db8:0:7:9::2" }),
    );

    expect(refused).toMatchObject({ ok: false, refusal: { reason: "too-many" } });
    expect((await world.enquiries.submit(sampleEnquiry, world.arrival({ address: "203.0.113.9" }))).ok).toBe(
      true,
    );
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
  ])("%s is kept, unmailed, and answered like any other", async (_sign, enquiry, arrival) => {
    await using world = await openTestEnquiries(engine);
    const id = await world.receive(enquiry, arrival);

    expect(await world.outbox.waiting()).toBe(0);
    expect((await world.enquiries.list(everything, 1)).total).toBe(0);
    const spam = await world.enquiries.list({ ...everything, state: "spam" }, 1);
    expect(spam.enquiries).toMatchObject([{ id, state: "spam", mailState: "none" }]);
    expect((await world.enquiries.find(id))?.spamSigns).not.toEqual([]);
  });

  test("faster than anybody types", async () => {
    await using world = await openTestEnquiries(engine);
    const formToken = world.enquiries.issueFormToken();
    world.pass(2_000);
    const arrival = { submissionKey: "submission-key-fast", website: "", address: "203.0.113.9", formToken };
    await world.enquiries.submit(sampleEnquiry, arrival);
    expect((await world.enquiries.counts()).byState).toMatchObject({ new: 0, spam: 1 });
  });

  test.each([
    ["no scripts", {}, { submissionKey: null, formToken: null }],
    ["one link", { message: "Like this one: https://www.youtube.com/watch?v=truck" }, {}],
    ["Gujarati", { message: "મારે ટાટા એસ માટે બોડી જોઈએ છે" }, {}],
  ])("%s alone is none", async (_sign, enquiry, arrival) => {
    await using world = await openTestEnquiries(engine);
    await world.receive(enquiry, arrival);
    expect((await world.enquiries.counts()).byState).toMatchObject({ new: 1, spam: 0 });
  });

  test("a form left open overnight is none, with links it is", async () => {
    await using world = await openTestEnquiries(engine);
    const formToken = world.enquiries.issueFormToken();
    world.pass(30 * hour);
    await world.receive({}, { formToken });
    await world.receive({ message: "See https://a.example and https://b.example" }, { formToken });
    expect((await world.enquiries.counts()).byState).toMatchObject({ new: 1, spam: 1 });
  });
});

describe.each(engines)("spam on $name", (engine) => {
  test("the same long text from a fourth mailbox within a day", async () => {
    await using world = await openTestEnquiries(engine);
    const message =
      "We offer first page ranking for your business, reply today for a free audit of your site.";
    for (const sender of ["a", "b", "c", "d"]) {
      await world.receive({
        email: `${sender}@offers.example`,
        message: `${message} Ref 10${sender}`.slice(0, -1),
      });
    }
    expect((await world.enquiries.counts()).byState).toMatchObject({ new: 3, spam: 1 });
    world.pass(day + minute);
    await world.receive({ email: "e@offers.example", message });
    expect((await world.enquiries.counts()).byState).toMatchObject({ new: 4, spam: 1 });
  });

  test("marked as none, it is mailed then, and only once", async () => {
    await using world = await openTestEnquiries(engine);
    const heard: string[] = [];
    world.outbox.onQueued(() => heard.push("order"));
    const id = await world.receive({}, { website: "autofill" });
    expect(heard).toEqual([]);

    expect(await world.enquiries.setState(id, "new")).toBe(true);
    expect(heard).toEqual(["order"]);
    const order = await world.outbox.claim();
    expect(order?.enquiry.id).toBe(id);
    if (order !== null) await world.outbox.sent(order);

    await world.enquiries.setState(id, "spam");
    await world.enquiries.setState(id, "answered");
    expect(await world.outbox.claim()).toBeNull();
    expect((await world.enquiries.find(id))?.mail.state).toBe("sent");
  });
});
