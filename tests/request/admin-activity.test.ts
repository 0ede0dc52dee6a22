import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { referenceOf } from "#domain/enquiries/enquiry.ts";
import { receiveEnquiry } from "../support/site-enquiries.ts";
import { openTestSite, owner, type TestSite } from "../support/test-site.ts";

async function post(site: TestSite, path: string, fields: Record<string, string>, cookie = "") {
  return site.app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", cookie },
  });
}

/** The log as 'kind: detail', newest first. */
async function logOf(site: TestSite): Promise<string[]> {
  const { entries } = await site.services.activity.list(1, 50);
  return entries.map(
    ({ kind, detail, times }) => `${kind}: ${detail}${times > 1 ? ` (${times} times)` : ""}`,
  );
}

test("signing in, failing to and signing out are noted, with the session and without the address", async () => {
  await using site = await openTestSite();
  await post(site, "/admin", { ...owner, password: "seven-cylinders" });
  await post(site, "/admin", { ...owner, password: "eight-cylinders" });
  const answer = await post(site, "/admin", owner);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await post(site, "/admin/sign-out", {}, cookie);

  expect(await logOf(site)).toEqual([
    "signed out: ",
    "signed in: ",
    "sign-in failed: wrong email or password (2 times)",
  ]);
  const { entries } = await site.services.activity.list(1, 50);
  expect(entries[0]?.session).toMatch(/^[\w-]{8}$/);
  expect(entries[1]?.session).toBe(entries[0]?.session);
  expect(JSON.stringify(entries)).not.toContain("cylinders");
  expect(JSON.stringify(entries)).not.toContain(owner.email);
});

test("reading enquiries is noted by session and hour, without the visitor's data [CMP-8]", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  const list = "/admin/enquiries";
  await site.app.request(list, { headers: { cookie } });
  expect(await logOf(site)).toEqual([]);

  const id = await receiveEnquiry(site);
  for (const path of [list, `${list}.data`, `${list}/${id}`, `${list}/${id}.data`]) {
    expect((await site.app.request(path, { headers: { cookie } })).status).toBe(200);
  }
  await site.app.request(`${list}/${randomUUID()}`, { headers: { cookie } });
  await site.app.request(`${list}/${id}`);
  expect(await logOf(site)).toEqual([
    `enquiry opened: ${referenceOf(id)} (2 times)`,
    "enquiries listed:  (2 times)",
  ]);
  const { entries } = await site.services.activity.list(1, 50);
  expect(entries.map(({ session }) => session)).toEqual([
    expect.stringMatching(/^[\w-]{8}$/),
    entries[0]?.session,
  ]);
});

test("signing out without a session is nothing to note", async () => {
  await using site = await openTestSite();
  expect((await post(site, "/admin/sign-out", {})).status).toBe(302);
  expect(await logOf(site)).toEqual([]);
});

test("a log that cannot be written neither undoes nor fails what was done", async () => {
  await using site = await openTestSite();
  site.breakDown("activity.record");
  const answer = await post(site, "/admin", owner);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/upload"]);
});
