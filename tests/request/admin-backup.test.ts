import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { account } from "#content/en/admin/account.ts";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import type { BackupKey } from "#domain/backup/place-key.ts";
import type { Config } from "#platform/config.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { getPage, openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";
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
  const { place, target } = await unzipped(answer, folder.path);
  for await (const { name } of openStoreAt(place).list("backups/"))
    expect([name, await holds(place, name, site.dataDir)]).toEqual([name, false]);

  expect(await restoreFrom(place, target)).toMatchObject({ ok: true, value: { hasAuthSecret: false } });
  const content = await contentOf(target);
  expect([content.enquiries?.length, content.gallery_images?.length]).toEqual([1, 1]);
  expect(content.files?.some((file) => file.startsWith("main_"))).toBe(true);
  const [newest] = (await site.services.activity.list(1, 1)).entries;
  expect(newest?.kind).toBe("backup downloaded");
});

test("where backups are encrypted the archive is, too, and has what the server signs with [OPS-16, OPS-27]", async () => {
  const passphrase = "four wheels and a tail board";
  await using site = await openSignedInSite({ BACKUP_PASSPHRASE: passphrase });
  await using folder = await temporaryFolder();
  const { html } = await getPage(site, "/admin/account");
  expect(html).toContain(account.backup.encrypted);
  const { place, target } = await unzipped(await download(site), folder.path);
  const names = (await Array.fromAsync(openStoreAt(place).list("backups/"))).map(({ name }) => name);
  expect(names.filter((name) => !/(\.age|manifest\.json)$/.test(name))).toEqual([]);
  expect(await restoreFrom(place, target, { passphrase })).toMatchObject({
    ok: true,
    value: { hasAuthSecret: true },
  });
});

test("of twelve downloads at once two are made, and the others are told [OPS-16]", async () => {
  await using site = await openSignedInSite();
  const answers = await Promise.all(Array.from({ length: 12 }, () => download(site)));
  const made = answers.filter(({ status }) => status === 200);
  const told = answers.filter(({ status }) => status === 503);
  expect([made.length, told.length]).toEqual([2, 10]);
  expect(await told[0]?.text()).toBe(account.backup.busy);
  expect((await download(site, "HEAD")).status).toBe(503);

  await made[0]?.body?.cancel();
  await vi.waitFor(async () => expect((await download(site, "HEAD")).status).toBe(200), 60_000);
  await made[1]?.arrayBuffer();
});

test("an archive of five in the morning is named by India's day [OPS-16]", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T23:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  await using site = await openSignedInSite();
  const answer = await download(site, "HEAD");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="rathkar-2026-11-26.zip"');
});

test("a stranger is led to the sign-in page [OPS-16]", async () => {
  await using site = await openSignedInSite();
  const answer = await site.app.request(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(/^\/admin/);
});

function download({ app, cookie }: SignedInSite, method = "GET"): Promise<Response> {
  return app.request(path, { method, headers: { cookie } });
}

async function unzipped(answer: Response, folder: string) {
  const place = join(folder, "unzipped");
  await unzip(Buffer.from(await answer.arrayBuffer()), place);
  return { place, target: workshopConfig(join(folder, "restored")) };
}

async function restoreFrom(place: string, target: Config, key: BackupKey = {}) {
  const [id = ""] = await listBackups(openStoreAt(place));
  return restoreInto({ ...target, authSecret: null }, { place: openStoreAt(place), id, key });
}

/** Whether the packed file has what the server of the folder signs with. */
async function holds(place: string, name: string, dataDir: string): Promise<boolean> {
  const secret = readFileSync(join(dataDir, "auth-secret"), "utf8").trim();
  const bytes = (await openStoreAt(place).read(name)) ?? Buffer.alloc(0);
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).includes(secret);
}
