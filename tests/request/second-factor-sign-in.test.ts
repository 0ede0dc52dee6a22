import { expect, test } from "vitest";
import { appCode } from "../support/authenticator-app.ts";
import { eachOf } from "../support/html.ts";
import { browserOf } from "../support/scriptless-browser.ts";
import { switchOnSecondFactor } from "../support/second-factor.ts";
import { openTestSite, owner } from "../support/test-site.ts";

async function openSite() {
  const site = await openTestSite();
  const factor = await switchOnSecondFactor(site.services.administrator, await site.signIn(), owner.password);
  return { ...site, ...factor, browser: browserOf(site) };
}

const location = (answer: Response) => [answer.status, answer.headers.get("Location")];

test("without scripts the password leads to the code, and the code to where one wanted to go [ACC-11]", async () => {
  await using site = await openSite();
  const { browser } = site;
  const to = "?to=%2Fadmin%2Fimages%3Fpage%3D2";
  expect(location(await browser.post(`/admin${to}`, owner))).toEqual([302, `/admin/code${to}`]);
  expect(location(await browser.open("/admin/upload"))).toEqual([302, "/admin?to=%2Fadmin%2Fupload"]);

  const html = await (await browser.open(`/admin/code${to}`)).text();
  expect(html).toContain("Code from your app");
  expect(html).toContain('inputMode="numeric"');
  expect(html).toContain('autoComplete="one-time-code"');
  expect(html).toContain("Use a recovery code instead");

  const wrong = await browser.post(`/admin/code${to}`, { code: "000000" });
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain("This code is wrong, or it has been used already.");
  const empty = await browser.post(`/admin/code${to}`, { code: "" });
  expect([empty.status, (await empty.text()).includes("Please fill in all fields")]).toEqual([400, true]);

  const given = await browser.post(`/admin/code${to}`, { code: appCode(site.address, 1) });
  expect(location(given)).toEqual([302, "/admin/images?page=2"]);
  expect(given.headers.getSetCookie().join()).toContain("rathkar.flash=signed-in; ");
  expect((await browser.open("/admin/images")).status).toBe(200);
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "signed in: with a code",
    "sign-in failed: wrong code",
  ]);
});

test("a recovery code is the way out when the phone is lost, with the command for when they are, too [ACC-12, ACC-14]", async () => {
  await using site = await openSite();
  const { browser } = site;
  await browser.post("/admin", owner);
  const html = await (await browser.open("/admin/code?with=recovery")).text();
  expect(html).toContain("Recovery code");
  const commands = ["npm run admin:second-factor-off", "rathkar admin:second-factor-off"];
  expect(eachOf(html, "code")).toEqual(commands);
  const given = await browser.post("/admin/code?with=recovery", { code: site.recoveryCodes[3] ?? "" });
  expect(location(given)).toEqual([302, "/admin/upload"]);
  expect((await site.services.activity.list(1, 1)).entries[0]).toMatchObject({
    kind: "signed in",
    detail: "with a recovery code, 9 left",
  });
});

test("a device that is to be remembered is not asked again, also not in an open page [ACC-13]", async () => {
  await using site = await openSite();
  const { browser } = site;
  await browser.post("/admin", owner);
  await browser.post("/admin/code", { code: appCode(site.address, 1), remember: "yes" });
  await browser.post("/admin/sign-out", {});
  expect(location(await browser.post("/admin", owner))).toEqual([302, "/admin/upload"]);
  await browser.post("/admin/sign-out", {});
  const again = await browser.send("/admin/session", owner);
  expect([again.status, await again.json()]).toEqual([200, {}]);
});

test("nobody is asked for a code who has not given the password", async () => {
  await using site = await openSite();
  const { browser } = site;
  expect(location(await browser.open("/admin/code?to=%2Fadmin%2Fimages"))).toEqual([
    302,
    "/admin?to=%2Fadmin%2Fimages",
  ]);
  expect(location(await browser.post("/admin/code", { code: appCode(site.address, 1) }))).toEqual([
    302,
    "/admin?code=over",
  ]);
  browser.jar.set("rathkar.two_factor", "2fa-guessed.signature");
  expect(location(await browser.open("/admin/code"))).toEqual([302, "/admin"]);
});

test("somebody who was wrong too often begins again and reads why [ACC-11]", async () => {
  await using site = await openSite();
  const { browser } = site;
  await browser.post("/admin?to=%2Fadmin%2Fimages", owner);
  for (let time = 0; time < 5; time += 1) await browser.post("/admin/code", { code: "000000" });
  const over = await browser.post("/admin/code?to=%2Fadmin%2Fimages", { code: appCode(site.address, 1) });
  expect(location(over)).toEqual([302, "/admin?to=%2Fadmin%2Fimages&code=over"]);
  expect(await (await browser.open("/admin?code=over")).text()).toContain(
    "The code came too late, or was wrong too often. Please enter your password again.",
  );
});

test("an open page asks for the code after the password [ACC-11]", async () => {
  await using site = await openSite();
  const { browser } = site;
  const asked = await browser.send("/admin/session", owner);
  expect([asked.status, await asked.json()]).toEqual([200, { asksForCode: true }]);
  const wrong = await browser.send("/admin/session", { code: "000000", remember: false });
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { message: "This code is wrong, or it has been used already." },
  ]);
  const right = await browser.send("/admin/session", { code: appCode(site.address, 1), remember: false });
  expect([right.status, await right.json()]).toEqual([200, {}]);
  expect((await browser.open("/admin/images")).status).toBe(200);
  const over = await browser.send("/admin/session", { code: appCode(site.address), remember: false });
  expect([over.status, await over.json()]).toMatchObject([401, { isOver: true }]);
  expect((await site.services.activity.list(1, 3)).entries[1]).toMatchObject({
    kind: "signed in",
    detail: "in an open page, with a code",
  });
});
