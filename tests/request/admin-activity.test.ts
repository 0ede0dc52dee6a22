import { expect, test } from "vitest";
import { type AdminApp, openAdminApp, owner } from "../support/admin-app.ts";

async function post(office: AdminApp, path: string, fields: Record<string, string>, cookie = "") {
  return office.app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", cookie },
  });
}

/** The log as 'kind: detail', newest first. */
async function logOf(office: AdminApp): Promise<string[]> {
  const { entries } = await office.services.activity.list(1, 50);
  return entries.map(
    ({ kind, detail, times }) => `${kind}: ${detail}${times > 1 ? ` (${times} times)` : ""}`,
  );
}

test("signing in, failing to and signing out are noted, with the session and without the address", async () => {
  await using office = await openAdminApp();
  await post(office, "/admin", { ...owner, password: "seven-cylinders" });
  await post(office, "/admin", { ...owner, password: "eight-cylinders" });
  const answer = await post(office, "/admin", owner);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await post(office, "/admin/sign-out", {}, cookie);

  expect(await logOf(office)).toEqual([
    "signed out: ",
    "signed in: ",
    "sign-in failed: wrong email or password (2 times)",
  ]);
  const { entries } = await office.services.activity.list(1, 50);
  expect(entries[0]?.session).toMatch(/^[\w-]{8}$/);
  expect(entries[1]?.session).toBe(entries[0]?.session);
  expect(JSON.stringify(entries)).not.toContain("cylinders");
  expect(JSON.stringify(entries)).not.toContain(owner.email);
});

test("signing out without a session is nothing to note", async () => {
  await using office = await openAdminApp();
  expect((await post(office, "/admin/sign-out", {})).status).toBe(302);
  expect(await logOf(office)).toEqual([]);
});

test("a log that cannot be written neither undoes nor fails what was done", async () => {
  await using office = await openAdminApp();
  office.breakDown("activity.record");
  const answer = await post(office, "/admin", owner);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/upload"]);
});
