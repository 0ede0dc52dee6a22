import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { serverProcess } from "#tests/support/server-process.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sampleEnquiry } from "#tests/support/test-enquiries.ts";

const sent = 120;
const file = "rathkar.sqlite";

/** As Litestream: a reader that stays keeps the journal from beginning anew, and what was appended to it is copied. */
function followJournal(dataDir: string) {
  const reader = new SqliteFile(join(dataDir, file), { readonly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from enquiries").get();
  return { end: () => reader.close() };
}

async function send(url: string, number: number): Promise<number> {
  const { email, inquiry, privacyVersion } = sampleEnquiry;
  const message = `Order ${number}: ${"a body for a truck, ".repeat(90)}`;
  const body = new URLSearchParams({
    name: `Sender ${number}`,
    email,
    phone: `+9198220${10_000 + number}`,
    inquiry,
    message,
    privacyVersion,
  });
  const answer = await fetch(`${url}/contact`, {
    ...{ method: "POST", body, redirect: "manual" },
    headers: { Origin: url, "X-Forwarded-For": `10.0.0.${number}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("whoever copies the journal as it grows has every enquiry that was answered, also of a server that is killed [OPS-25]", async () => {
  await using site = await startSiteProcess({ TRUSTED_PROXY: "loopback" });
  await using folder = await temporaryFolder();
  const copy = join(folder.path, "copy");
  await mkdir(copy);
  const follower = followJournal(site.dataDir);
  await cp(join(site.dataDir, file), join(copy, file));

  const statuses = new Set<number>();
  for (let number = 0; number < sent; number++) statuses.add(await send(site.url, number));
  expect([...statuses]).toEqual([303]);
  await site.kill();
  const journal = `${file}-wal`;
  await cp(join(site.dataDir, journal), join(copy, journal));
  follower.end();

  const restored = serverProcess({ port: await freePort(), dataDir: copy, settings: () => ({}) });
  restored.launch();
  expect([await restored.serving(), restored.output()]).toEqual([true, ""]);
  await restored.end("SIGTERM");
  const database = new SqliteFile(join(copy, file), { readonly: true });
  expect(database.prepare("select count(*) as sent from enquiries").get()).toEqual({ sent });
  database.close();
});
