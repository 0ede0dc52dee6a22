import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { filesHolding } from "#tests/support/files-holding.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { day, sampleEnquiry } from "#tests/support/test-enquiries.ts";
import type { JobDetails } from "./job.ts";
import { createJobs } from "./jobs.ts";

const truck: JobDetails = {
  ...{ vehicleName: "Tata Ace", work: "Container", name: "Ganpatrao Shinde", phone: "98220 12345" },
  ...{ note: "Side door on the left.", language: "mr", promisedOn: "2026-11-27" },
};

const customer = "203.0.113.7";

/** The clock begins on Saturday, 21 November 2026. */
async function openJobs(engine: TestEngine) {
  const context = await openTestBin(engine);
  const secret = "a secret of more than thirty-two characters";
  const jobs = createJobs({ database: context.database, clock: context.clock, secret, months: 13 });
  async function open(details: Partial<JobDetails> = {}, enquiryId: string | null = null): Promise<string> {
    context.advance(1);
    const opened = await jobs.open(randomUUID(), enquiryId, { ...truck, ...details });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    return opened.value.id;
  }
  return { ...context, jobs, open, [Symbol.asyncDispose]: () => context[Symbol.asyncDispose]() };
}

describe.each(engines)("jobs on $name", (engine) => {
  test("one is opened once however often it is sent, and says what it lacks [JOB-1]", async () => {
    await using context = await openJobs(engine);
    const { jobs } = context;
    const id = randomUUID();
    const opened = await jobs.open(id, null, truck);
    expect(opened).toMatchObject({
      ok: true,
      value: { ...truck, id, phone: "+919822012345", phoneTyped: null, stage: "received", deliveredAt: null },
    });
    expect(await jobs.open(id, null, truck)).toEqual(opened);
    expect((await jobs.counts()).open).toBe(1);

    const bare = { ...truck, work: "", name: "", phone: "", note: "", promisedOn: null };
    expect(await jobs.open(randomUUID(), null, bare)).toMatchObject({ ok: true, value: { phone: "" } });
    expect(
      await jobs.open(randomUUID(), null, { ...truck, vehicleName: " ", note: "x".repeat(2001) }),
    ).toEqual({
      ok: false,
      refusal: { vehicleName: "missing", note: "too-long" },
    });
  });

  test("a number is asked for whole where somebody types it, and taken from an enquiry as it is [JOB-1]", async () => {
    await using context = await openJobs(engine);
    const { jobs } = context;
    const refused = { ok: false, refusal: { phone: "incomplete" } };
    expect(await jobs.open(randomUUID(), null, { ...truck, phone: "abc" })).toEqual(refused);
    const id = await context.open({ phone: "12345" }, await context.receive({ phone: "12345" }));
    const asked = { ...truck, phone: "12345", note: "Both doors." };
    expect((await jobs.edit(id, 1, asked)).ok).toBe(true);
    expect(await jobs.edit(id, 2, { ...asked, phone: "9822012" + "34" })).toMatchObject({
      refusal: { kind: "invalid", refusals: { phone: "incomplete" } },
    });
  });

  test("a name that its enquiry got later is that of the job, unless it has one of its own [ENQ-12, JOB-2]", async () => {
    await using context = await openJobs(engine);
    const { jobs, enquiries } = context;
    const enquiry = await context.receive({ name: "", form: "quick price" });
    const id = await context.open({ name: "", promisedOn: "2026-11-21" }, enquiry);
    expect(await jobs.find(id)).toMatchObject({ name: "" });
    await enquiries.saveDetails(enquiry, { name: "Sunita Pawar", quoted: "", won: "" }, 0);
    const named = { id, name: "Sunita Pawar", ownName: "" };
    expect(await jobs.find(id)).toMatchObject(named);
    expect((await jobs.list("open", 1)).jobs).toMatchObject([named]);
    expect((await jobs.due(9)).jobs).toMatchObject([named]);
    expect(await jobs.ofEnquiry(enquiry)).toMatchObject([named]);
    await jobs.edit(id, 1, { ...truck, name: "Mahesh Pawar" });
    expect(await jobs.find(id)).toMatchObject({ name: "Mahesh Pawar" });
  });

  test("they are found by name, vehicle, number and number plate, on their shelf and counted on each [JOB-8]", async () => {
    await using context = await openJobs(engine);
    const { jobs, open } = context;
    const enquiry = await context.receive({ name: "रमेश जाधव" });
    const plate = await open({ name: "", phone: "98900 11223", note: "MH 14 GH 0417" }, enquiry);
    const done = await open({ vehicleName: "Bolero Pickup", name: "शिंदे", phone: "" });
    await jobs.setStage(done, "received", "delivered");
    await open({ name: "Anthony", phone: "" });
    for (const search of ["jadhav", "mh14gh0417", "MH-14 gh", "०४१७", "098900 11223"])
      expect((await jobs.list("open", 1, search)).jobs, search).toMatchObject([{ id: plate }]);
    expect((await jobs.list("delivered", 1, "bolaro shinde")).jobs).toMatchObject([{ id: done }]);
    expect(await jobs.counts("bolero")).toEqual({ open: 0, delivered: 1, deleted: 0 });
    expect(await jobs.list("open", 1, "nobody")).toMatchObject({ jobs: [], total: 0, page: 1 });
  });

  test("open ones are listed by the promised day, delivered ones apart [JOB-3, JOB-5]", async () => {
    await using context = await openJobs(engine);
    const { jobs, open } = context;
    const none = await open({ promisedOn: null });
    const later = await open({ promisedOn: "2026-12-20" });
    const late = await open({ promisedOn: "2026-11-19" });
    const sunday = await open({ promisedOn: "2026-11-22" });
    const done = await open({ promisedOn: "2026-11-18" });
    expect((await jobs.setStage(done, "received", "delivered")).ok).toBe(true);

    const idsOf = (list: { jobs: { id: string }[] }) => list.jobs.map(({ id }) => id);
    expect(idsOf(await jobs.list("open", 1))).toEqual([late, sunday, later, none]);
    expect(idsOf(await jobs.list("delivered", 1))).toEqual([done]);
    expect(await jobs.counts()).toEqual({ open: 4, delivered: 1, deleted: 0 });
    const due = await jobs.due(1);
    expect([due.total, idsOf(due)]).toEqual([2, [late]]);
  });

  test("who moves stage or day says what he has seen of it [JOB-3]", async () => {
    await using context = await openJobs(engine);
    const { jobs } = context;
    const id = await context.open();
    expect(await jobs.setStage(id, "received", "paint")).toMatchObject({
      ok: true,
      value: { stage: "paint" },
    });
    expect((await jobs.setStage(id, "received", "paint")).ok).toBe(true);
    expect(await jobs.setStage(id, "received", "body")).toMatchObject({
      ok: false,
      refusal: { kind: "changed", job: { stage: "paint" } },
    });

    expect((await jobs.promise(id, truck.promisedOn, null)).ok).toBe(true);
    expect(await jobs.promise(id, truck.promisedOn, "2026-12-01")).toMatchObject({
      ok: false,
      refusal: { kind: "changed", job: { promisedOn: null } },
    });
    expect((await jobs.promise(id, null, "2026-12-01")).ok).toBe(true);
    expect((await jobs.setStage(randomUUID(), "received", "paint")).ok).toBe(false);
  });

  test("details are changed over the version that was seen [JOB-1]", async () => {
    await using context = await openJobs(engine);
    const { jobs } = context;
    const id = await context.open();
    const other = { ...truck, phone: "98220 12345 / 98220 12346", note: "Both doors." };
    const edited = await jobs.edit(id, 1, other);
    expect(edited).toMatchObject({
      ok: true,
      value: { version: 2, phone: "+919822012345", phoneTyped: other.phone },
    });
    expect((await jobs.edit(id, 1, other)).ok).toBe(true);
    expect(await jobs.edit(id, 1, truck)).toMatchObject({ ok: false, refusal: { kind: "changed" } });
    expect(await jobs.edit(id, 2, { ...truck, vehicleName: "" })).toMatchObject({
      refusal: { kind: "invalid", refusals: { vehicleName: "missing" } },
    });
  });

  test("a deleted one comes back for thirty days, a delivered one goes with the kept months [JOB-7]", async () => {
    await using context = await openJobs(engine);
    const { jobs, open, advance } = context;
    const [kept, deleted, delivered] = [await open(), await open(), await open()];
    await jobs.remove(deleted);
    expect((await jobs.setStage(deleted, "received", "paint")).ok).toBe(false);
    expect((await jobs.list("deleted", 1)).jobs).toMatchObject([{ id: deleted }]);
    await jobs.restore(deleted);
    expect((await jobs.counts()).open).toBe(3);

    await jobs.remove(deleted);
    await jobs.setStage(delivered, "received", "delivered");
    advance(29 * day);
    expect(await jobs.purge()).toBe(0);
    advance(2 * day);
    expect(await jobs.purge()).toBe(1);
    expect(await jobs.restore(deleted)).toBeNull();
    advance(370 * day);
    expect(await jobs.purge()).toBe(1);
    expect((await jobs.list("open", 1)).jobs).toMatchObject([{ id: kept }]);
  });

  test("the customer's link opens until two weeks after delivery, and no other does [JOB-6]", async () => {
    await using context = await openJobs(engine);
    const { jobs, advance } = context;
    const id = await context.open();
    const link = jobs.sealLink(id);
    expect(link).toMatch(/^[\w-]{80,}$/);
    expect(link).not.toContain(id);
    expect(await jobs.openLink(link, customer)).toMatchObject({ ok: true, value: { id } });
    const ended = { ok: false, refusal: { kind: "ended" } };
    for (const guess of ["", id, link.slice(1), `${link}A`.slice(4)]) {
      expect(await jobs.openLink(guess, customer)).toEqual(ended);
    }

    await jobs.remove(id);
    expect(await jobs.openLink(link, customer)).toEqual(ended);
    await jobs.restore(id);
    advance(100 * day);
    await jobs.setStage(id, "received", "delivered");
    advance(14 * day - 1);
    expect((await jobs.openLink(link, customer)).ok).toBe(true);
    advance(1);
    expect(await jobs.openLink(link, customer)).toEqual(ended);
  });

  test("who guesses links is stopped, and nobody who has one [JOB-6]", async () => {
    await using context = await openJobs(engine);
    const { jobs } = context;
    const link = jobs.sealLink(await context.open());
    for (let guess = 0; guess < 200; guess++) await jobs.openLink(`guess-${guess}`, customer);
    expect(await jobs.openLink("a guess", customer)).toMatchObject({ refusal: { kind: "too-many" } });
    expect((await jobs.openLink(link, customer)).ok).toBe(true);
  });

  test("export and erasure of a person know jobs: by number, by enquiry, deleted ones too [JOB-7, CMP-7]", async () => {
    await using context = await openJobs(engine);
    const { jobs, open, enquiries, database } = context;
    const enquiry = await context.receive();
    const byEnquiry = await open({ name: "kshirsagarmarker", phone: "", note: "x ".repeat(900) }, enquiry);
    const byNumber = await open({ phone: "Mob. ९८२२०१२३४५ / 98220 99999" });
    await jobs.remove(byNumber);
    const stranger = await open({ phone: "+91 98220 77777" });

    const idsOf = (data: { jobs: { id: string }[] } | null) => data?.jobs.map(({ id }) => id);
    expect(idsOf(await enquiries.personalData("+919822012345"))).toEqual([byEnquiry, byNumber]);
    expect(idsOf(await enquiries.personalData(sampleEnquiry.email))).toEqual([byEnquiry]);
    expect(idsOf(await enquiries.erasePerson("98220 12345"))).toEqual([byEnquiry, byNumber]);
    expect(await jobs.find(byNumber)).toBeNull();
    expect((await jobs.list("open", 1)).jobs).toMatchObject([{ id: stranger }]);
    if (engine.name === "SQLite") {
      expect(await filesHolding(database.config.dataDir, "kshirsagarmarker")).toEqual([]);
    }
  });
});
