import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrCode } from "#app/admin/account/second-factor/qr-code.server.ts";
import { appCode } from "../support/authenticator-app.ts";
import { switchOnSecondFactor } from "../support/second-factor.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "../support/signed-in-site.ts";
import { owner } from "../support/test-site.ts";

const page = "/admin/account";
const { password } = owner;

async function logOf({ services }: SignedInSite): Promise<string[]> {
  const { entries } = await services.activity.list(1, 10);
  return entries.map(({ kind, detail }) => `${kind}: ${detail}`);
}

test("an app reads the address in the picture of the key [ACC-9]", async () => {
  const address = `otpauth://totp/Rathkar:owner%40rathkar.example?secret=${"JBSWY3DPEHPK3PXP".repeat(3)}&issuer=Rathkar`;
  const { size, path } = qrCode(address);
  const box = `-4 -4 ${size + 8} ${size + 8}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="512" height="512"><path d="${path}"/></svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: "white" }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

test("the key is shown for the right password only, and a code of it switches on [ACC-9]", async () => {
  await using site = await openSignedInSite();
  const begin = (given: string) => postForm(site, page, { intent: "begin second factor", password: given });
  expect((await begin("")).answer).toContain("Please fill in all fields");
  const wrong = await begin("seven-cylinders");
  expect([wrong.status, wrong.answer.includes("The password is wrong.")]).toEqual([403, true]);
  expect(wrong.answer).not.toContain("otpauth:");

  const begun = await begin(password);
  const address = /otpauth:[^"\\]+/.exec(begun.answer)?.[0] ?? "";
  const on = (code: string) => postForm(site, page, { intent: "second factor on", code });
  expect((await on("000000")).answer).toContain("This code is wrong, or it has been used already.");
  const switched = await on(appCode(address));
  expect([switched.status, switched.answer.includes("Two-step sign-in is on")]).toEqual([200, true]);
  expect(new Set(switched.answer.match(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/g)).size).toBe(10);

  const { html } = await getPage(site, page);
  expect(html).toContain("10 recovery codes are left.");
  expect(html).not.toMatch(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}"/);
  expect(html).not.toContain("otpauth:");
  expect(await logOf(site)).toEqual([
    "second factor on: ",
    "sign-in failed: wrong code",
    "sign-in failed: wrong current password",
  ]);
});

test("switching it off and new codes need password and code, and are noted [ACC-9, ACC-12]", async () => {
  await using site = await openSignedInSite();
  const { address, recoveryCodes } = await switchOnSecondFactor(
    site.services.administrator,
    site.cookie,
    password,
  );
  const send = (intent: string, fields: { password: string; code: string }) =>
    postForm(site, page, { intent, ...fields });
  for (const intent of ["second factor off", "renew recovery codes"]) {
    const without = await send(intent, { password, code: "" });
    expect([without.status, without.answer.includes("Please fill in all fields")]).toEqual([400, true]);
    const wrong = await send(intent, { password, code: "abcd-efgh-jkmn" });
    expect([wrong.status, wrong.answer.includes("This code is wrong")]).toEqual([403, true]);
  }
  const renewed = await send("renew recovery codes", { password, code: appCode(address, 1) });
  const [fresh = ""] = renewed.answer.match(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) ?? [];
  expect(renewed.answer).toContain("New recovery codes made");
  expect((await send("second factor off", { password, code: recoveryCodes[0] ?? "" })).status).toBe(403);
  const off = await send("second factor off", { password, code: fresh });
  expect([off.status, off.answer.includes("Two-step sign-in is off")]).toEqual([200, true]);
  expect((await send("second factor off", { password, code: fresh })).status).toBe(409);
  expect((await getPage(site, page)).html).toContain("Set up two-step sign-in");
  expect(await logOf(site)).toEqual([
    "second factor off: ",
    // Those of one hour share a line.
    "sign-in failed: wrong code",
    "recovery codes made: ",
  ]);
});

test("a remembered device is listed and can be forgotten [ACC-13]", async () => {
  await using site = await openSignedInSite();
  const { administrator } = site.services;
  const { address } = await switchOnSecondFactor(administrator, site.cookie, password);
  const phone = {
    address: "203.0.113.9",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36",
    cookie: null,
  };
  const step = await administrator.signIn(owner, phone);
  const cookie = step.ok ? step.value.setCookie.map((one) => one.split(";")[0]).join("; ") : "";
  await administrator.giveCode({ code: appCode(address, 1), remember: true }, { ...phone, cookie });

  const { html } = await getPage(site, page);
  expect(html).toContain('aria-label="Remove Chrome on Android"');
  const session = await administrator.session(new Headers({ cookie: site.cookie }));
  const [device] = session === null ? [] : await administrator.rememberedDevices(session);
  const forget = () => postForm(site, page, { intent: "forget device", device: device?.reference ?? "" });
  expect((await forget()).answer).toContain("This device will be asked for a code again");
  expect((await forget()).status).toBe(409);
  expect((await getPage(site, page)).html).toContain("None: every device is asked for a code.");
  expect((await logOf(site))[0]).toBe("device forgotten: Chrome on Android");
});
