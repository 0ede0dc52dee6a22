import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { photographOf } from "../support/photographs.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

const idsSchema = z.object({ ids: z.array(z.string()) });
const urlSchema = z.object({ url: z.string() });

async function ask(site: TestSite, cookie: string, body: unknown) {
  const response = await site.app.request("/admin/upload/stored", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return { status: response.status, answer: z.unknown().parse(await response.json()) };
}

/** Publishes a photograph that was made smaller of a file with this hash; answers the id of its image. */
async function publish(site: TestSite, cookie: string, chosen: string, vehicleName: string | null) {
  const search = new URLSearchParams({ role: "main", index: "0", name: "a.jpg", key: randomUUID(), chosen });
  const received = await site.app.request(`/admin/upload/picture?${search}`, {
    method: "POST",
    body: await photographOf(60, 40).jpeg().toBuffer(),
    headers: { cookie, "Content-Type": "application/octet-stream" },
  });
  const { url } = urlSchema.parse(await received.json());
  const work = { category: "painting", workType: "painting", vehicleName, bodyType: null };
  const stored = await site.app.request("/admin/upload/batch", {
    method: "POST",
    body: JSON.stringify({ ...work, images: [{ main: url }] }),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return idsSchema.parse(await stored.json()).ids[0] ?? "";
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

test("the form learns which photographs are in the gallery or in the bin and by which image [UPL-46]", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  await site.services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "", mr: "टाटा एस" });
  const [shown, deleted, unknown] = ["shown", "deleted", "unknown"].map(hashOf);
  const shownId = await publish(site, cookie, shown ?? "", "Tata Ace");
  const deletedId = await publish(site, cookie, deleted ?? "", null);
  await site.services.gallery.removeImages([deletedId]);

  const { status, answer } = await ask(site, cookie, { hashes: [shown, deleted, unknown] });

  expect(status).toBe(200);
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(answer).toEqual({
    stored: expect.arrayContaining([
      { hash: shown, place: "gallery", id: shownId, name: "Tata Ace", since },
      { hash: deleted, place: "bin", id: deletedId, name: "Vehicle Project", since },
    ]),
  });
  expect(answer).toMatchObject({ stored: { length: 2 } });
});

test.each([
  ["none", []],
  ["too many", Array.from({ length: 51 }, (_, index) => hashOf(String(index)))],
  ["what is no SHA-256", ["f".repeat(63)]],
  ["capitals", ["F".repeat(64)]],
  ["a number", [7]],
  ["nothing", undefined],
])("of %s nothing is looked for [UPL-46]", async (_case, hashes) => {
  await using site = await openTestSite();
  const { status, answer } = await ask(site, await site.signIn(), { hashes });
  expect(status).toBe(422);
  expect(answer).toEqual({
    message: "It was not possible to check whether these photos are already here.",
  });
  expect(site.asked).not.toContain("gallery.storedPhotographs");
});
