import { describe, expect, test } from "vitest";
import { openToRead } from "#platform/database/open-to-read.ts";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { owner, type RunningSite, siteStarter } from "#tests/support/running-site.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";

const startSite = siteStarter();
const path = "/admin/mail";

/** What the form sends for a mail server on this machine. */
function settingsFor(mailServer: { url: string }, given: Record<string, string> = {}) {
  const { hostname, port, username, password } = new URL(mailServer.url);
  const login = { user: decodeURIComponent(username), password };
  return {
    ...{ intent: "save", version: "0", host: hostname, port, encryption: "starttls", ...login, sender: "" },
    ...{ mailbox: "desk@rathkar.example", language: "mr", isOn: "yes", ...given },
  };
}

async function signedIn({ url }: RunningSite): Promise<string> {
  const headers = { Origin: url, "Content-Type": "application/json" };
  const answer = await fetch(`${url}/admin/session`, {
    method: "POST",
    headers,
    body: JSON.stringify(owner),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function enquire({ url }: RunningSite, name: string): Promise<void> {
  const fields = {
    name,
    email: "visitor@example.com",
    phone: "98220 12345",
    inquiry: "quote",
    message: "Truck",
  };
  const answer = await fetch(`${url}/contact`, {
    ...{ method: "POST", body: new URLSearchParams(fields), redirect: "manual" },
    headers: { Origin: url },
  });
  expect(answer.status).toBe(303);
}

/** What the outbox notes of the mails that could not be sent. */
async function failures({ dataDir }: RunningSite, url: string | null): Promise<(string | null)[]> {
  const database = await openToRead({ url, dataDir }, silentLog);
  const noted = await database?.db.selectFrom("enquiry_outbox").select("failure_kind").execute();
  await database?.close();
  return (noted ?? []).map(({ failure_kind }) => failure_kind);
}

describe.each(engines)("running servers on $name", (engine) => {
  test("send what waited as soon as mail is set up in one of them, and by what is changed there [ENQ-4, MAIL-1]", async () => {
    await using database = await engine.open();
    await using mailServer = await startMailServer({ name: "site@rathkar.example", password: "right" });
    const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = owner;
    const DATABASE_URL = database.config.url;
    const shared: Record<string, string> =
      DATABASE_URL === null ? {} : { DATABASE_URL, ADMIN_EMAIL, ADMIN_PASSWORD };
    await using first = await startSite(shared);
    await using others = new AsyncDisposableStack();
    const second = DATABASE_URL === null ? first : others.use(await startSite(shared));
    const cookie = await signedIn(first);
    const save = (fields: Record<string, string>) =>
      fetch(`${first.url}${path}.data`, {
        ...{ method: "POST", body: new URLSearchParams(fields) },
        headers: { cookie, Origin: first.url },
      });
    await enquire(second, "Ganpatrao");

    expect((await save(settingsFor(mailServer, { password: "wrong" }))).status).toBe(200);
    await expect.poll(() => failures(first, DATABASE_URL)).toEqual(["sign-in"]);
    expect(mailServer.taken).toEqual([]);
    expect((await save(settingsFor(mailServer, { version: "1" }))).status).toBe(200);
    await mailServer.received(1);
    await enquire(second, "Savita");
    await mailServer.received(2);
    expect(mailServer.taken.map(({ to }) => to)).toEqual([
      ["desk@rathkar.example"],
      ["desk@rathkar.example"],
    ]);
    expect(mailServer.taken[0]?.source).toContain("Content-Language: mr");

    const elsewhere = { version: "2", password: "", mailbox: "owner@rathkar.example" };
    expect((await save(settingsFor(mailServer, elsewhere))).status).toBe(200);
    await enquire(second, "Ramesh");
    await mailServer.received(3);
    expect(mailServer.taken[2]?.to).toEqual(["owner@rathkar.example"]);
  });
});

test("a test mail says where it went, or why not in the server's own words [MAIL-4]", async () => {
  await using site = await openSignedInSite();
  await using mailServer = await startMailServer({ name: "site@rathkar.example", password: "right" });
  const send = () => postForm(site, path, { intent: "test" });
  expect(await send()).toMatchObject({ status: 422 });

  await postForm(site, path, settingsFor(mailServer, { password: "wrong", isOn: "no" }));
  const wrong = await send();
  expect(wrong.status).toBe(422);
  expect(wrong.answer).toContain(
    "The mail server refused the user name or the password: 535 5.7.8 wrong user",
  );
  await postForm(site, path, settingsFor(mailServer, { version: "1", isOn: "no" }));
  mailServer.behave("refuse");
  expect((await send()).answer).toContain("5.7.1 mailbox");
  mailServer.behave("accept");
  const sent = await send();
  expect(sent.status).toBe(200);
  expect(sent.answer).toContain("accepted the test mail for desk@rathkar.example");
  const [mail] = mailServer.taken;
  expect(mail?.to).toEqual(["desk@rathkar.example"]);
  expect(mail?.source).toMatch(/^From: =\?UTF-8\?.+ <site@rathkar\.example>$/m);
  expect(mail?.source).toContain("Content-Language: mr");
});

test("a password is nowhere on the page, in the log or in the answer [MAIL-2]", async () => {
  await using site = await openSignedInSite();
  await using mailServer = await startMailServer({ name: "site@rathkar.example", password: "Qz7-secret" });
  const { answer } = await postForm(site, path, settingsFor(mailServer));
  const { html } = await getPage(site, path);
  expect(html).toContain("One is stored and never shown.");
  expect(html).toContain("new enquiries go to desk@rathkar.example, from site@rathkar.example");
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries.map(({ kind }) => kind)).toContain("mail settings saved");
  expect(JSON.stringify([answer, html, entries])).not.toContain("Qz7-secret");
});

test("bad settings are told beside their fields and nothing is saved; another tab's are not overwritten [MAIL-3]", async () => {
  await using site = await openSignedInSite();
  await using mailServer = await startMailServer();
  const bad = await postForm(
    site,
    path,
    settingsFor(mailServer, { host: "smtp://mail", port: "x", mailbox: "" }),
  );
  expect(bad.status).toBe(422);
  for (const problem of ["no host", "no port", "missing"]) expect(bad.answer).toContain(`"${problem}"`);
  expect((await getPage(site, path)).html).toContain("No mail is set up yet.");

  await postForm(site, path, settingsFor(mailServer));
  const late = await postForm(site, path, settingsFor(mailServer, { mailbox: "late@rathkar.example" }));
  expect(late.status).toBe(409);
  expect(late.answer).toContain("desk@rathkar.example");
  expect((await site.services.mail.stored()).values.mailbox).toBe("desk@rathkar.example");
});

test("long after the sign-in the current password is asked for before anything is saved [MAIL-5]", async () => {
  await using site = await openSignedInSite();
  await using mailServer = await startMailServer();
  await site.ageSessions(20 * 60 * 1000);
  expect((await getPage(site, path)).html).toContain("Current password");
  const save = (current: string) => postForm(site, path, settingsFor(mailServer, { current }));
  expect((await save("")).status).toBe(403);
  expect((await save("six-cylinder")).status).toBe(403);
  expect((await site.services.mail.stored()).version).toBe(0);
  expect((await save("six-cylinders")).status).toBe(200);
  expect((await site.services.mail.stored()).version).toBe(1);
});

test("what the environment says is said, without its password, and asked for no more [ENQ-4]", async () => {
  const SMTP_URL = "smtps://site:Qz7-secret@mail.rathkar.example";
  await using site = await openSignedInSite({ SMTP_URL, ENQUIRY_EMAIL: "desk@rathkar.example" });
  const { html } = await getPage(site, path);
  expect(html).toContain("set by SMTP_URL where the site runs: mail.rathkar.example.");
  expect(html).toContain("set by ENQUIRY_EMAIL where the site runs: desk@rathkar.example.");
  expect(html).not.toMatch(/name="(host|port|user|mailbox|isOn)"/);
  expect(html).not.toContain("Qz7-secret");
});

test("the list of enquiries leads to the settings while no mail is set up [MAIL-6]", async () => {
  await using site: SignedInSite = await openSignedInSite();
  expect((await getPage(site, "/admin/enquiries")).html).toContain('href="/admin/mail"');
});

test("who sets mail up begins in his own language, and finds what he chose afterwards [MAIL-6]", async () => {
  await using site = await openSignedInSite();
  await using mailServer = await startMailServer();
  const inMarathi = { ...site, cookie: `${site.cookie}; rathkar.language=mr` };
  const chosen = async () =>
    /<option value="(\w+)" selected/.exec(
      (await getPage(inMarathi, path)).html.split('name="language"')[1] ?? "",
    )?.[1];
  expect(await chosen()).toBe("mr");
  await postForm(site, path, settingsFor(mailServer, { language: "hi" }));
  expect(await chosen()).toBe("hi");
});
