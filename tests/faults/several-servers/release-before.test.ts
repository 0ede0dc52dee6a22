import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "#platform/database/migrations/index.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { freePort } from "#tests/support/free-port.ts";
import { makePostgresDatabase } from "#tests/support/postgres-database.ts";
import { buildReleaseBefore, releaseBefore } from "#tests/support/release-before.ts";
import { startS3 } from "#tests/support/s3.ts";
import { serverProcess } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { deleteEnquiry, newEnquiry } from "../schedules/operations/enquiries.ts";
import { deleteImage, newImage, seeImage, uploadImage } from "../schedules/operations/images.ts";
import { type LedgerEnquiry, openLedger } from "../schedules/operations/ledger.ts";
import { createOwner } from "../schedules/operations/owner.ts";
import { createSiteClient } from "../schedules/operations/site-client.ts";
import type { Stage } from "../schedules/operations/stage.ts";
import { brokenEnquiries } from "../schedules/promises/enquiries.ts";
import { shortOrLong } from "../short-or-long.ts";

const postgres = process.env.TEST_DATABASE_URL;
const [before, now] = [0, 1];

async function openBothReleases(server: string) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await temporaryFolder());
  const release = opened.use(await temporaryFolder()).path;
  await buildReleaseBefore(release);
  const place = opened.adopt(await makePostgresDatabase(server), ({ remove }) => remove());
  const s3 = opened.adopt(await startS3(), ({ stop }) => stop());
  const url = place.config.url ?? "";
  const settings = {
    ...{ DATABASE_URL: url, STORAGE_URL: s3.url, TRUSTED_PROXY: "loopback" },
    PUBLIC_URL: "http://workshop.example",
  };
  const start = async (name: string, more: { program?: string }) => {
    const server = serverProcess({
      ...{ port: await freePort(), dataDir: join(folder.path, name), settings: () => settings },
      ...more,
    });
    opened.defer(() => server.end("SIGKILL"));
    return server;
  };
  const servers = [
    await start("before", { program: join(release, releaseBefore.program) }),
    await start("now", {}),
  ] as const;
  const running = opened.move();
  return { url, servers, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

async function problemsOf(server: number, seenOn: number, stage: Stage, label: string): Promise<string[]> {
  const enquiry = newEnquiry(stage, `${label}e`);
  const image = newImage(stage, `${label}i`, { isPair: true, isInWork: false });
  const spare = newImage(stage, `${label}s`, { isPair: false, isInWork: false });
  const isPage = async (path: string) => (await stage.client.ask(server, path))?.status === 200;
  const isOffice = async (path: string) => (await stage.owner.ask(server, path))?.status === 200;
  const done: [string, () => Promise<boolean>][] = [
    ["takes an enquiry", () => isTaken(stage, server, enquiry)],
    ["takes an upload", () => uploadImage(stage, server, image)],
    ["takes another", () => uploadImage(stage, server, spare)],
    ["shows it", async () => image.id !== null && (await seeImage(stage, seenOn, image))],
    ["deletes it", async () => spare.id !== null && (await deleteImage(stage, server, spare))],
    ["shows home", () => isPage("/")],
    ["filters the gallery", () => isPage("/hi/gallery?work=denting")],
    ["shows a service", () => isPage("/mr/services/painting")],
    ...["/admin/today", "/admin/images", "/admin/enquiries", "/admin/bin", "/admin/account"].map(
      (path): [string, () => Promise<boolean>] => [`shows ${path}`, () => isOffice(path)],
    ),
  ];
  const problems: string[] = [];
  for (const [what, attempt] of done) if (!(await attempt())) problems.push(what);
  return problems;
}

async function isTaken(stage: Stage, server: number, enquiry: LedgerEnquiry): Promise<boolean> {
  const { words, submissionKey } = enquiry;
  const body = new URLSearchParams({ ...words, inquiry: "quote", submissionKey });
  const answer = await stage.client.ask(server, "/contact", { method: "POST", body });
  enquiry.isAcknowledged = answer !== null && answer.status < 400;
  return enquiry.isAcknowledged;
}

test.runIf(shortOrLong(false, postgres !== undefined))(
  "a server of the release before goes on beside one that has brought the database up to date [OPS-22]",
  async () => {
    if (postgres === undefined) return;
    await using releases = await openBothReleases(postgres);
    const [old, fresh] = releases.servers;
    old.launch();
    expect(await old.serving(), old.output()).toBe(true);
    fresh.launch();
    expect(await fresh.serving(), fresh.output()).toBe(true);

    await using stored = await openDatabase({ url: releases.url, dataDir: "" }, silentLog).then(
      (database) => ({
        ...database,
        [Symbol.asyncDispose]: database.close,
      }),
    );
    const { id } = await stored.db.selectFrom("user").select("id").executeTakeFirstOrThrow();
    const hanging = new AbortController();
    const client = createSiteClient([old.url, fresh.url], hanging.signal);
    const stage: Stage = { client, owner: createOwner(client, id), ledger: openLedger(), formTokens: [] };
    expect(await problemsOf(before, now, stage, "a")).toEqual([]);
    expect(await problemsOf(now, before, stage, "b")).toEqual([]);
    for (const enquiry of stage.ledger.enquiries) {
      expect(await deleteEnquiry(stage, before, enquiry)).toBe(true);
    }
    expect(await brokenEnquiries({ database: stored }, stage.ledger.enquiries)).toEqual([]);
    expect([...client.forbidden, ...stage.ledger.surprises]).toEqual([]);

    await sql`alter table gallery_images rename column vehicle_name to vehicle`.execute(stored.db);
    expect(await problemsOf(before, now, stage, "c")).toContain("takes an upload");
    await sql`alter table gallery_images rename column vehicle to vehicle_name`.execute(stored.db);

    await old.end("SIGTERM");
    if (migrations.at(-1)?.name !== releaseBefore.lastMigration) {
      old.launch();
      expect(await old.serving()).toBe(false);
      expect(old.output()).toMatch(
        /was written by another version: .* Start the version that wrote it, or a newer one\./,
      );
    }
    expect(await problemsOf(now, now, stage, "d")).toEqual([]);
  },
);
