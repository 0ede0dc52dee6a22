import { expect, test } from "vitest";
import { linkIn, startMailServer } from "#tests/support/mail-server.ts";
import { getPage, postForm } from "#tests/support/signed-in-site.ts";
import { browserOf } from "../support/scriptless-browser.ts";
import { openTestSite, owner, publicUrl } from "../support/test-site.ts";

const account = "/admin/account";
const page = "/admin/new-email";
const newEmail = "shinde@trucks.example";
const details = {
  ...{ intent: "details", name: "Ganpatrao Shinde", email: newEmail, current: owner.password },
  ...{ seenName: "Administrator", seenEmail: owner.email },
};

test("the mailed link asks before it changes the e-mail, works without scripts and signed out, and leaves no trace [ACC-20]", async () => {
  await using mail = await startMailServer();
  await using site = await openTestSite({ SMTP_URL: mail.url, ENQUIRY_EMAIL: "desk@rathkar.example" });
  const signedIn = { ...site, cookie: await site.signIn() };
  expect((await getPage(signedIn, account)).html).toContain("once you open the link sent to it");
  const asked = await postForm(signedIn, account, details);
  expect([asked.status, asked.answer.includes(`A link was sent to ${newEmail}`)]).toEqual([200, true]);
  await expect.poll(() => mail.taken.length).toBe(2);
  const link = mail.taken.map((one) => linkIn(one, page)).find((url) => url !== "") ?? "";
  expect(link).toMatch(new RegExp(`^${publicUrl}${page}\\?token=[\\w-]{43}$`));

  const browser = browserOf(site);
  const led = await browser.open(link.slice(publicUrl.length));
  expect([led.status, led.headers.get("Location")]).toEqual([302, page]);
  expect(led.headers.get("Referrer-Policy")).toBe("no-referrer");
  const form = await (await browser.open(page)).text();
  expect(form).toContain(newEmail);
  expect(form).not.toContain(link.split("=")[1]);
  expect((await getPage(signedIn, account)).html).toContain("is used once you open the link sent to it");

  const done = await browser.post(page, {});
  expect([done.status, (await done.text()).includes("From now on you sign in with")]).toEqual([200, true]);
  expect((await browser.post("/admin", { ...owner, email: newEmail })).status).toBe(302);
  expect((await browser.post(page, {})).status).toBe(410);
  await expect.poll(() => mail.taken.length).toBe(4);
  expect(mail.taken.flatMap(({ to }) => to).toSorted()).toEqual(
    [newEmail, newEmail, owner.email, owner.email].toSorted(),
  );
  const { entries } = await site.services.activity.list(1, 10);
  const kinds = entries.map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(["name of the account changed", "new e-mail asked for", "e-mail changed"]),
  );
  expect(JSON.stringify(entries)).not.toContain(newEmail);
});

test("without mail it changes at once; a wrong password, a bad address and an older tab are told [ACC-20, ACC-22]", async () => {
  await using site = await openTestSite();
  const signedIn = { ...site, cookie: await site.signIn() };
  expect((await getPage(signedIn, account)).html).toContain("A new one is used at once");
  const send = (fields: Partial<typeof details>) => postForm(signedIn, account, { ...details, ...fields });
  expect((await send({ current: "wrong password" })).status).toBe(403);
  const bad = await send({ email: "nobody@" });
  expect([bad.status, bad.answer.includes("This is not a complete e-mail address.")]).toEqual([422, true]);
  const done = await send({});
  expect([done.status, done.answer.includes(`From now on you sign in with ${newEmail}.`)]).toEqual([
    200,
    true,
  ]);
  const late = await send({ name: "Savita", email: "savita@trucks.example" });
  expect([late.status, late.answer.includes(`to Ganpatrao Shinde, ${newEmail}.`)]).toEqual([409, true]);
  expect((await getPage(signedIn, account)).html).toContain("Ganpatrao Shinde");
});
