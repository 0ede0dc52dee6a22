import { join } from "node:path";
import { expect, test } from "vitest";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { openSignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { unzip } from "#tests/support/unzip.ts";
import { contentOf, workshopConfig } from "#tests/support/workshop.ts";
import { restoreInto } from "../../scripts/backup/restore-into.ts";

const path = "/admin/account/backup";

test("the owner downloads everything as one archive, from which a workshop is restored [OPS-16]", async () => {
  await using site = await openSignedInSite();
  await using folder = await temporaryFolder();
  await addProject(site, "Tata Ace", "painting");
  await receiveEnquiry(site, { name: "Suresh" });

  const answer = await site.app.request(path, { headers: { cookie: site.cookie } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const place = join(folder.path, "unzipped");
  await unzip(Buffer.from(await answer.arrayBuffer()), place);

  const target = workshopConfig(join(folder.path, "restored"));
  const [id = ""] = await listBackups(openStoreAt(place));
  const restored = await restoreInto(
    { ...target, authSecret: null },
    { place: openStoreAt(place), id, key: {} },
  );
  expect(restored.ok).toBe(true);
  const content = await contentOf(target);
  expect([content.enquiries?.length, content.gallery_images?.length]).toEqual([1, 1]);
  expect(content.files?.some((file) => file.startsWith("main_"))).toBe(true);
  const [newest] = (await site.services.activity.list(1, 1)).entries;
  expect(newest?.kind).toBe("backup downloaded");
});

test("a stranger is led to the sign-in page [OPS-16]", async () => {
  await using site = await openSignedInSite();
  const answer = await site.app.request(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(/^\/admin/);
});
