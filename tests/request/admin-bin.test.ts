import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { wholeBin } from "#domain/bin/bin-list.ts";
import { dailySweeps } from "#server/jobs/sweep-daily.ts";
import { engines } from "../support/engines.ts";
import { photographOf, uploadedFile } from "../support/photographs.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "../support/signed-in-site.ts";
import { changeEnquiry, receiveEnquiry } from "../support/site-enquiries.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { day, everything } from "../support/test-enquiries.ts";

const jpeg = await photographOf(60, 40).jpeg().toBuffer();

async function addImage({ services }: SignedInSite, vehicleName: string): Promise<string> {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "arrived.jpg", jpeg);
  const received = await services.pictures.receive({ path, role: "main", index: 0, originalName: "t.jpg" });
  if (!received.ok) throw new Error(received.refusal.reason);
  const images = [{ main: received.value.url }];
  const work = { category: "painting", workType: "painting", bodyType: null } as const;
  const added = await services.gallery.addImages({ ...work, vehicleName, images });
  const [id] = added.ok ? added.value.ids : [];
  if (id === undefined) throw new Error("The image was not added.");
  return id;
}

/** One of each kind, deleted as the pages do; answers their ids. */
async function deleteOneOfEach(site: SignedInSite): Promise<string[]> {
  const image = await addImage(site, "Tata Ace");
  const enquiry = await receiveEnquiry(site);
  const added = await site.services.referenceLists.add("body_types", "Container");
  const name = added.ok ? added.value.id : "";
  const answers = [
    await postForm(site, "/admin/images", { intent: "delete", id: image }),
    await changeEnquiry(site, enquiry, { intent: "delete" }),
    await postForm(site, "/admin/body-types", { intent: "delete", id: name }),
  ];
  const sentences = ["Image deleted", "Enquiry deleted", "Body type deleted"];
  for (const [index, { answer }] of answers.entries()) {
    expect(answer).toContain(`${sentences[index]} successfully`);
  }
  return [image, enquiry, name];
}

async function change({ app, cookie }: SignedInSite, body: unknown) {
  const response = await app.request("/admin/bin/change", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return { status: response.status, answer: await response.json() };
}

async function newestActivity({ services }: SignedInSite): Promise<string> {
  const [entry] = (await services.activity.list(1, 1)).entries;
  return `${entry?.kind}: ${entry?.detail}`;
}

describe.each(engines)("the bin on $name", (engine) => {
  async function openSite() {
    const { config, remove } = await engine.prepare();
    const site = await openSignedInSite(config.url === null ? {} : { DATABASE_URL: config.url });
    return {
      ...site,
      async [Symbol.asyncDispose]() {
        await site[Symbol.asyncDispose]();
        await remove();
      },
    };
  }

  test("shows what was deleted, restores all of it, and the log tells [BIN-1, BIN-4, BIN-9]", async () => {
    await using site = await openSite();
    expect((await getPage(site, "/admin/bin")).html).toContain("The bin is empty.");
    const ids = await deleteOneOfEach(site);

    const { html } = await getPage(site, "/admin/bin");
    for (const words of ["Tata Ace", "Ganpatrao Shinde", "Container", "30 days left", "3 entries"]) {
      expect(html).toContain(words);
    }
    expect((await getPage(site, "/admin/images")).html).toContain("Bin (3)");
    const enquiries = await getPage(site, "/admin/bin?kind=enquiries");
    expect(enquiries.html).toContain("Ganpatrao Shinde");
    expect(enquiries.html).not.toContain("Restore Tata Ace");
    expect(html).toMatch(/"\/gallery-images\/[^"]+\/\d+\.jpeg"/);
    const all = await site.app.request("/admin/bin/ids", { headers: { cookie: site.cookie } });
    expect((await all.json()).ids.toSorted()).toEqual(ids.toSorted());

    expect(await change(site, { intent: "restore", ids })).toEqual({
      status: 200,
      answer: { changed: 3, taken: [] },
    });
    expect(await newestActivity(site)).toBe("restored from the bin: 1 image, 1 enquiry, 1 body type");
    expect((await getPage(site, "/admin/bin")).html).toContain("The bin is empty.");
    expect((await site.services.gallery.list(1, 1)).total).toBe(1);
    expect((await site.services.enquiries.list(everything, 1)).total).toBe(1);
    expect((await site.services.referenceLists.names("body_types")).map(({ name }) => name)).toEqual([
      "Container",
    ]);
    expect((await change(site, { intent: "restore", ids })).answer).toEqual({ changed: 0, taken: [] });
  });

  test("deletes for good, and the log tells [BIN-5, BIN-9]", async () => {
    await using site = await openSite();
    const ids = await deleteOneOfEach(site);
    expect(await change(site, { intent: "delete", ids })).toEqual({
      status: 200,
      answer: { changed: 3, taken: [] },
    });
    expect(await newestActivity(site)).toBe("deleted for good: 1 image, 1 enquiry, 1 body type");
    expect((await change(site, { intent: "restore", ids })).answer).toEqual({ changed: 0, taken: [] });
  });

  test("the daily job removes for good what has been there for 30 days [BIN-6]", async () => {
    await using site = await openSite();
    await deleteOneOfEach(site);
    const sweep = async () => {
      for (const { run } of dailySweeps(site.services)) await run();
      return (await site.services.bin.ids(wholeBin)).length;
    };
    expect(await sweep()).toBe(3);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * day });
    onTestFinished(() => void vi.useRealTimers());
    expect(await sweep()).toBe(0);
  });

  test("keeps a name that the list has again, and says which [BIN-1]", async () => {
    await using site = await openSite();
    const [, , name = ""] = await deleteOneOfEach(site);
    await site.services.referenceLists.add("body_types", "container");
    const restored = await change(site, { intent: "restore", ids: [name] });
    expect(restored.answer).toEqual({ changed: 0, taken: ["Container"] });
  });
});

test("vehicles and listed names are called as their reader calls them [LST-12, BIN-4]", async () => {
  await using site = await openSignedInSite();
  const { referenceLists } = site.services;
  await referenceLists.add("vehicle_names", "Tata Ace", { hi: "", mr: "टाटा एस" });
  const image = await addImage(site, "Tata Ace");
  const added = await referenceLists.add("body_types", "Container", { hi: "", mr: "कंटेनर" });
  const body = added.ok ? added.value.id : "";
  await postForm(site, "/admin/images", { intent: "delete", id: image });
  await postForm(site, "/admin/body-types", { intent: "delete", id: body });
  await postForm(site, "/admin/language", { language: "mr", to: "/admin/bin" });

  const { html } = await getPage(site, "/admin/bin");
  for (const name of ["टाटा एस", "कंटेनर"]) expect(html).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
  for (const name of ["Tata Ace", "Container"]) expect(html).not.toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));

  await referenceLists.add("body_types", "Container");
  const restored = await change(site, { intent: "restore", ids: [body] });
  expect(restored.answer).toEqual({ changed: 0, taken: ["कंटेनर"] });
});

test.each([
  ["nothing", null],
  ["no ids", { intent: "restore", ids: [] }],
  ["what is no id", { intent: "restore", ids: ["1; drop table bin"] }],
  ["another intent", { intent: "publish", ids: [randomUUID()] }],
  ["more than a portion", { intent: "delete", ids: Array.from({ length: 101 }, () => randomUUID()) }],
])("a change of the bin with %s is refused", async (_case, body) => {
  await using site = await openSignedInSite();
  expect((await change(site, body)).status).toBe(422);
  expect(site.asked.filter((call) => /^bin\.(restore|removeForGood)/.test(call))).toEqual([]);
});

test("a bin that fails says so with a reference and without the cause [ERR-4]", async () => {
  await using site = await openSignedInSite();
  for (const call of ["list", "ids", "restore", "counts"]) site.breakDown(`bin.${call}`);
  const message = { message: expect.stringMatching(/^Please try again\. Reference [\w-]+\.$/) };
  const ids = [randomUUID()];
  expect(await change(site, { intent: "restore", ids })).toEqual({ status: 500, answer: message });
  const { status, html } = await getPage(site, "/admin/bin");
  expect(status).toBe(500);
  expect(html).toContain("Failed to load the bin");
  expect(html).not.toContain("SQLITE");
  // The rest of the back office goes on.
  expect((await getPage(site, "/admin/images")).status).toBe(200);
});
