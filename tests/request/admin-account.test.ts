import { expect, test } from "vitest";
import { openTestSite, owner, type TestSite } from "../support/test-site.ts";

const newPassword = "truck shed river";

async function post(site: TestSite, fields: Record<string, string>, headers: Record<string, string>) {
  return site.app.request("/admin/account", {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
}

/** What the page answers to a change of the password. */
async function change(site: TestSite, cookie: string, fields: Record<string, string>) {
  const answer = await site.app.request("/admin/account.data", {
    method: "POST",
    body: new URLSearchParams({ intent: "password", ...fields }).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", cookie },
  });
  return {
    status: answer.status,
    text: await answer.text(),
    requestId: answer.headers.get("X-Request-Id"),
    setCookie: answer.headers.getSetCookie(),
  };
}

async function accountPage(site: TestSite, cookie: string, search = "") {
  return site.app.request(`/admin/account${search}`, { headers: { cookie } });
}

async function signInAgain(site: TestSite, credentials: unknown) {
  return site.app.request("/admin/session", {
    method: "POST",
    body: typeof credentials === "string" ? credentials : JSON.stringify(credentials),
    headers: { "Content-Type": "application/json" },
  });
}

/** The account that a page of this session was opened for. */
async function accountOf(site: TestSite, cookie: string): Promise<string> {
  const session = await site.services.administrator.session(new Headers({ cookie }));
  if (session === null) throw new Error("Nobody is signed in.");
  return session.userId;
}

test.each([
  [{ password: "", confirmation: "" }, "Please fill in all password fields"],
  [{ password: "12345", confirmation: "12345" }, "Password must be at least 6 characters long"],
  [{ password: newPassword, confirmation: "truck shed rivers" }, "Passwords do not match"],
])("the passwords %j are answered '%s' [ACC-2, ACC-3, ACC-4]", async (fields, message) => {
  await using site = await openTestSite();
  const answer = await change(site, await site.signIn(), fields);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(message);
  expect((await site.services.activity.list(1, 10)).total).toBe(0);
});

test("a new password is told, noted, and ends the other session at its next request [ACC-5, ACC-8]", async () => {
  await using site = await openTestSite();
  const [here, there] = [await site.signIn(), await site.signIn()];
  const answer = await change(site, here, { password: newPassword, confirmation: newPassword });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Password updated successfully");
  expect(answer.setCookie.join()).toMatch(/\.device=[\w.-]+; .*HttpOnly/);

  expect((await accountPage(site, here)).status).toBe(200);
  const led = await accountPage(site, there);
  expect([led.status, led.headers.get("Location")]).toEqual([302, "/admin?to=%2Fadmin%2Faccount"]);
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries).toMatchObject([{ kind: "password changed", detail: "1 other session ended" }]);
  expect(JSON.stringify(entries)).not.toContain(newPassword);
});

test("a name that the owner has given the workshop since is refused as a password [ACC-10]", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  const passwords = { password: "Ganpat Coachworks 7", confirmation: "Ganpat Coachworks 7" };
  const { version, values } = (await site.services.facts.sections()).contact;
  const renamed = { ...values, "name.en": "Ganpat Coachworks" };
  const saved = { section: "contact", version, values: renamed, changedBy: owner.email } as const;
  expect((await site.services.facts.save(saved)).ok).toBe(true);
  const refused = await change(site, cookie, passwords);
  expect([refused.status, refused.text.includes("a name of the workshop")]).toEqual([400, true]);
  expect((await change(site, cookie, { password: newPassword, confirmation: newPassword })).status).toBe(200);
});

test("a fault while changing the password is told with a reference and nothing else [ACC-5, ERR-4]", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  site.breakDown("administrator.changePassword");
  const answer = await change(site, cookie, { password: newPassword, confirmation: newPassword });
  expect(answer.status).toBe(500);
  expect(answer.text).toContain("An unexpected error occurred");
  expect(answer.text).toContain(`Please try again. Reference ${answer.requestId}.`);
  expect(answer.text).not.toContain("SQLITE");
});

test("a password that was given long ago is asked for again, and a wrong one is noted [ACC-7]", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  await site.ageSessions(16 * 60 * 1000);
  expect(await (await accountPage(site, cookie)).text()).toContain("Current password");

  const fields = { password: newPassword, confirmation: newPassword };
  expect((await change(site, cookie, fields)).text).toContain("Please enter your current password as well.");
  const wrong = await change(site, cookie, { ...fields, current: "seven-cylinders" });
  expect([wrong.status, wrong.text.includes("The current password is wrong.")]).toEqual([403, true]);
  expect((await change(site, cookie, { ...fields, current: owner.password })).status).toBe(200);
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "password changed: ",
    "sign-in failed: wrong current password",
  ]);
});

test("signing out everywhere else leaves this session and ends the others [ACC-16]", async () => {
  await using site = await openTestSite();
  const [here, there] = [await site.signIn(), await site.signIn()];
  expect((await post(site, { intent: "end other sessions" }, { cookie: here })).status).toBe(200);
  expect((await accountPage(site, here)).status).toBe(200);
  expect((await accountPage(site, there)).status).toBe(302);
  expect((await site.services.activity.list(1, 1)).entries[0]).toMatchObject({
    kind: "other sessions ended",
    detail: "1 session",
  });
});

test("one other session is ended by its number, after the password where that was given long ago [ACC-16]", async () => {
  await using site = await openTestSite();
  const [here, there] = [await site.signIn(), await site.signIn()];
  const other = await site.services.administrator.session(new Headers({ cookie: there }));
  const toEnd = { intent: "end session", session: other?.reference ?? "" };
  await site.ageSessions(16 * 60 * 1000);
  for (const intent of ["end session", "end other sessions"]) {
    const asked = await change(site, here, { ...toEnd, intent });
    expect([asked.status, asked.text.includes("Please enter your current password as well.")]).toEqual([
      403,
      true,
    ]);
  }
  expect((await change(site, here, { ...toEnd, current: "seven-cylinders" })).status).toBe(403);
  expect((await accountPage(site, there)).status).toBe(200);

  expect((await change(site, here, { ...toEnd, current: owner.password })).status).toBe(200);
  expect((await accountPage(site, there)).status).toBe(302);
  expect((await accountPage(site, here)).status).toBe(200);
  expect((await site.services.activity.list(1, 1)).entries[0]).toMatchObject({
    kind: "session ended",
    detail: `Session ${toEnd.session}`,
  });
  const again = await change(site, here, toEnd);
  expect([again.status, again.text.includes("You are no longer signed in there.")]).toEqual([409, true]);
});

test("the page lists the sessions and the log, page by page, and never the cookie's secret", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  await site.signIn();
  for (let time = 1; time <= 30; time += 1) {
    await site.services.activity.record({
      kind: "name added",
      detail: `Name ${time}`,
      session: "3fa8c1d2",
    });
  }
  const html = await (await accountPage(site, cookie)).text();
  expect(html).toContain("This device");
  expect(html).toContain("Sign out everywhere else");
  expect(html.match(/Name added/g)).toHaveLength(25);
  expect(html).toContain("Page 1 of 2");
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  expect(html).not.toContain(token);

  const older = await (await accountPage(site, cookie, "?log=2")).text();
  expect(older.match(/Name added/g)).toHaveLength(5);
  expect(await (await accountPage(site, cookie, "?log=rubbish")).text()).toContain("Page 1 of 2");
});

test("an open page is told that its session has ended instead of being led away", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  const account = await accountOf(site, cookie);
  await site.services.administrator.signOut(new Headers({ cookie }));
  for (const [path, init] of [
    ["/admin/images.data", {}],
    ["/admin/account.data", { method: "POST", body: new URLSearchParams({ intent: "password" }) }],
    ["/admin/upload/batch", { method: "POST", body: new Blob(["{}"], { type: "application/json" }) }],
  ] as const) {
    const answer = await site.app.request(path, {
      ...init,
      headers: { cookie, "Rathkar-Account": account },
    });
    expect([path, answer.status, answer.headers.get("Rathkar-Session")]).toEqual([path, 401, "ended"]);
  }
  expect(site.asked).toEqual([]);
});

test("nobody goes on in the name of another account that signed in with the same browser", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  for (const path of ["/admin/images.data", "/admin/upload/batch"]) {
    const answer = await site.app.request(path, {
      method: path.endsWith("batch") ? "POST" : "GET",
      headers: { cookie, "Rathkar-Account": "somebody-else" },
    });
    expect([path, answer.status, answer.headers.get("Rathkar-Session")]).toEqual([
      path,
      401,
      "other account",
    ]);
  }
  expect(site.asked).toEqual([]);
});

test("signing in from an open page opens a session and is noted", async () => {
  await using site = await openTestSite();
  const answer = await signInAgain(site, owner);
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  expect((await accountPage(site, cookie)).status).toBe(200);
  expect((await site.services.activity.list(1, 1)).entries[0]).toMatchObject({
    kind: "signed in",
    detail: "in an open page",
  });
});

test.each([
  ["{", 400, "Please fill in all fields"],
  [{ email: owner.email, password: "" }, 400, "Please fill in all fields"],
  [{ ...owner, password: "seven-cylinders" }, 401, "Invalid admin credentials"],
])("signing in from an open page with %j is answered %i", async (credentials, status, message) => {
  await using site = await openTestSite();
  const answer = await signInAgain(site, credentials);
  expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("Rathkar-Session")).toBeNull();
});

test("guesses from an open page are slowed down together with those at the sign-in page", async () => {
  await using site = await openTestSite();
  for (let time = 0; time < 5; time += 1) await signInAgain(site, { ...owner, password: "guess" });
  const answer = await signInAgain(site, owner);
  expect([answer.status, await answer.json()]).toEqual([
    429,
    { message: "Too many attempts. Please wait 15 seconds and try again." },
  ]);
});
