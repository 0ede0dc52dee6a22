import { expect, test } from "vitest";
import { eachOf } from "../support/html.ts";
import { linkIn, startMailServer, type TestMailServer } from "../support/mail-server.ts";
import { browserOf } from "../support/scriptless-browser.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { openTestSite, owner, publicUrl } from "../support/test-site.ts";

const newPassword = "truck shed river";
const typed = { password: newPassword, confirmation: newPassword };
const page = "/admin/new-password";

async function openMailedSite() {
  const mail = await startMailServer();
  const site = await openTestSite({ SMTP_URL: mail.url, ENQUIRY_EMAIL: "desk@rathkar.example" });
  const browser = browserOf(site);
  return {
    ...site,
    mail,
    browser,
    /** Asks for a link; answers its path and token as the mail has them. */
    async link() {
      await browser.post("/admin/forgotten-password", { email: owner.email });
      return linkInLast(mail);
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await mail[Symbol.asyncDispose]();
    },
  };
}

async function linkInLast(mail: TestMailServer): Promise<string> {
  await expect.poll(() => mail.taken.length).toBeGreaterThan(0);
  const [last] = mail.taken.slice(-1);
  const url = last === undefined ? "" : linkIn(last, page);
  expect(url).toMatch(new RegExp(`^${publicUrl}${page}\\?token=[\\w-]{43}$`));
  return url.slice(publicUrl.length);
}

test("without scripts the mailed link leads to a new password, and everything else ends [ADM-11]", async () => {
  await using site = await openMailedSite();
  const { browser } = site;
  const cookie = await site.signIn();
  expect(await (await browser.open("/admin")).text()).toContain('href="/admin/forgotten-password"');
  expect(await (await browser.open("/admin/forgotten-password")).text()).toContain("Send the link");
  const sent = await browser.post("/admin/forgotten-password", { email: owner.email });
  expect([sent.status, (await sent.text()).includes("Check your mailbox")]).toEqual([200, true]);

  const led = await browser.open(await linkInLast(site.mail));
  expect([led.status, led.headers.get("Location")]).toEqual([302, page]);
  expect(led.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(led.headers.get("Cache-Control")).toBe("no-store");
  const [kept = ""] = led.headers.getSetCookie();
  expect(kept).toMatch(/^rathkar\.password-link=[\w-]{43}; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly$/);
  const token = browser.jar.get("rathkar.password-link") ?? "";
  const form = await (await browser.open(page)).text();
  expect(form).toContain('name="confirmation"');
  expect(form).not.toContain(token);

  const wrong = await browser.post(page, { ...typed, confirmation: "truck shed rivers" });
  expect([wrong.status, (await wrong.text()).includes("Passwords do not match")]).toEqual([400, true]);
  const done = await browser.post(page, typed);
  expect([done.status, (await done.text()).includes("Password updated successfully")]).toEqual([200, true]);
  expect(browser.jar.has("rathkar.password-link")).toBe(false);

  expect((await site.app.request("/admin/account", { headers: { cookie } })).status).toBe(302);
  expect((await browser.post("/admin", owner)).status).toBe(401);
  expect((await browser.post("/admin", { ...owner, password: newPassword })).status).toBe(302);
  await expect.poll(() => site.mail.taken.length).toBe(2);
  expect(site.mail.taken[1]).toMatchObject({ to: [owner.email] });
  expect(site.mail.taken[1]?.source).toContain("Subject: Your password was changed");
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "signed in: ",
    "sign-in failed: wrong email or password",
    "password changed: by a mailed link",
    "password link asked for: ",
  ]);
});

test("the answer is the same for every address, and one that is wrong gets no mail [ADM-11]", async () => {
  await using site = await openMailedSite();
  const ask = async (email: string) => {
    const answer = await site.browser.post("/admin/forgotten-password", { email });
    const html = (await answer.text()).replaceAll(email, "").replaceAll(/nonce="[^"]*"/g, "");
    return { status: answer.status, cookies: answer.headers.getSetCookie(), html };
  };
  expect(await ask("nobody@rathkar.example")).toEqual(await ask(owner.email));
  await linkInLast(site.mail);
  expect(site.mail.taken.map(({ to }) => to)).toEqual([[owner.email]]);
});

test("a used link, one of somebody else's making and none at all are told alike [ADM-11]", async () => {
  await using site = await openMailedSite();
  const { browser } = site;
  const link = await site.link();
  await browser.open(link);
  await browser.post(page, typed);
  for (const path of [link, `${page}?token=${"a".repeat(43)}`, `${page}?token=a;b%0d%0a`, page]) {
    await browser.open(path);
    const told = await (await browser.open(page)).text();
    expect(told).toContain("This link has been used, or it is older than 30 minutes.");
    expect(told).toContain('href="/admin/forgotten-password"');
    const refused = await browser.post(page, {
      password: "bumper lamp rain",
      confirmation: "bumper lamp rain",
    });
    expect(refused.status).toBe(410);
  }
  expect((await browser.post("/admin", { ...owner, password: newPassword })).status).toBe(302);
});

test("one network that asks too often is told to wait [ADM-11]", async () => {
  await using site = await openMailedSite();
  const ask = () => site.browser.post("/admin/forgotten-password", { email: "nobody@rathkar.example" });
  for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200);
  const answer = await ask();
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain("Too many attempts. Please wait 60 minutes and try again.");
});

test("where no mail is set up the page names the command [ADM-11]", async () => {
  await using site = await openTestSite();
  const html = await (await browserOf(site).open("/admin/forgotten-password")).text();
  expect(eachOf(html, "code")).toEqual([
    "npm run admin:create -- owner@example.com",
    "rathkar admin:create owner@example.com",
  ]);
  expect(html).not.toContain('name="email"');
});

test("a form without an address is told so", async () => {
  await using site = await openMailedSite();
  const empty = await site.browser.post("/admin/forgotten-password", { email: " " });
  expect([empty.status, (await empty.text()).includes("Please fill in all fields")]).toEqual([400, true]);
});

test("a mail server that is away gets the link a moment later; no log has it [ADM-11]", async () => {
  await using mail = await startMailServer();
  await using site = await startSiteProcess({
    ...{ SMTP_URL: mail.url, ENQUIRY_EMAIL: "desk@rathkar.example", LOG_LEVEL: "trace" },
  });
  const ask = () =>
    fetch(`${site.url}/admin/forgotten-password`, {
      method: "POST",
      body: new URLSearchParams({ email: "owner@example.com" }),
    });
  mail.behave("busy");
  expect((await ask()).status).toBe(200);
  await mail.received(1);
  mail.behave("accept");
  await mail.received(2);
  const [taken] = mail.taken;
  const url = taken === undefined ? "" : linkIn(taken, page);
  const token = new URL(url).searchParams.get("token") ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  await fetch(url);
  await fetch(`${url}%`);
  expect(site.output()).toContain("/admin/new-password");
  expect(site.output()).toContain("A mail about the account was sent.");
  expect(site.output()).not.toContain(token);
  expect(site.output()).not.toContain("owner@example.com");
});
