import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry, receivePhotographs } from "#tests/support/site-enquiries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { unzip } from "#tests/support/unzip.ts";

test("all of one person is shown, downloaded and erased from his enquiry, and nothing of others [ENQ-15]", async () => {
  await using site = await openSignedInSite();
  const { enquiries, bin } = site.services;
  const binned = await receiveEnquiry(site);
  await enquiries.remove([binned]);
  const id = await receivePhotographs(site);
  await enquiries.saveNote(id, "Comes on Monday", 0);
  const sameAddress = await receiveEnquiry(site, { name: "Cousin", phone: "+919822099999" });
  const stranger = await receiveEnquiry(site, { email: "savita@pawar.example", phone: "+919822077777" });
  const path = `/admin/enquiries/${id}/person`;

  const preview = wordsOf(within((await getPage(site, path)).html, "main"));
  for (const words of ["Enquiries2", "Of these in the bin1", "Photographs1", "Notes1", "Cousin"])
    expect(preview).toContain(words);
  expect(preview).toContain("backups, which keep it until they are thinned out");

  const answer = await site.app.request(`${path}/download?email`, { headers: { cookie: site.cookie } });
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  await using folder = await temporaryFolder();
  await unzip(Buffer.from(await answer.arrayBuffer()), folder.path);
  const stored = await readFile(join(folder.path, "stored.json"), "utf8");
  for (const one of [binned, id, sameAddress, "Comes on Monday"]) expect(stored).toContain(one);
  expect(stored).not.toContain(stranger);

  expect((await postForm(site, path, { intent: "erase", withEmail: "perhaps" })).status).toBe(400);
  const erased = await postForm(site, path, { intent: "erase", withEmail: "false" });
  expect([erased.status, erased.answer]).toEqual([200, expect.stringContaining("This person is erased")]);
  expect(await enquiries.find(id)).toBeNull();
  expect((await bin.counts()).enquiries).toBe(0);
  for (const other of [sameAddress, stranger]) expect(await enquiries.find(other)).not.toBeNull();

  const byAddress = `/admin/enquiries/${sameAddress}/person`;
  expect((await postForm(site, path, { intent: "erase", withEmail: "true" })).status).toBe(404);
  expect((await postForm(site, byAddress, { intent: "erase", withEmail: "true" })).status).toBe(200);
  expect((await enquiries.list({ inquiry: null, state: null, search: "" }, 1)).enquiries).toMatchObject([
    { id: stranger },
  ]);
});
