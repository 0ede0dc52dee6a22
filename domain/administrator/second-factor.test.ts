import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { appCode } from "#tests/support/authenticator-app.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import {
  browserWith,
  elsewhere,
  home,
  openAdministrator,
  owner,
  sessionOf,
  signedIn,
} from "#tests/support/test-administrator.ts";
import type { SignInFrom } from "./sign-in.ts";
import { freeAttempts } from "./sign-in-throttle.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

// A code is good for one use: what comes later in a test comes later on the clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** The owner signed in at home, with the second factor on. */
async function openAccount(engine: TestEngine) {
  const context = await openAdministrator(engine);
  const { administrator } = context;
  await administrator.createOrReset(owner);
  const headers = await signedIn(administrator);
  const asking = async () => ({
    session: await sessionOf(administrator, headers),
    cookie: headers.get("cookie"),
    address: home.address,
  });
  const { password } = owner;
  return {
    ...context,
    headers,
    asking,
    factor: administrator.secondFactor,
    begin: async () => {
      const begun = await administrator.secondFactor.begin(await asking(), { password });
      if (!begun.ok) throw new Error(`Not begun: ${begun.refusal.reason}`);
      return begun.value.address;
    },
    /** Answers the key and the recovery codes; some time passes. */
    async switchOn() {
      const address = await this.begin();
      const switched = await administrator.secondFactor.switchOn(await asking(), { code: appCode(address) });
      if (!switched.ok) throw new Error(`Not switched on: ${switched.refusal.reason}`);
      pass(minute);
      return { address, recoveryCodes: switched.value.recoveryCodes };
    },
    /** The browser that has given the password only. */
    async withPassword(from: SignInFrom = elsewhere) {
      const step = await administrator.signIn(owner, from);
      if (!step.ok || !step.value.asksForCode) throw new Error("No code was asked for.");
      return { ...from, cookie: browserWith(step.value.setCookie).get("cookie") };
    },
  };
}

describe.each(engines)("the second factor on $name", (engine) => {
  test("it is on only after the password and a code of the app were given [ACC-9]", async () => {
    await using account = await openAccount(engine);
    const { factor, asking } = account;
    const wrong = await factor.begin(await asking(), { password: "seven-cylinders" });
    expect(wrong).toEqual({ ok: false, refusal: { reason: "wrong" } });
    const address = await account.begin();
    expect(await factor.switchOn(await asking(), { code: "000000" })).toMatchObject({
      refusal: { reason: "code wrong" },
    });
    expect(await factor.state((await asking()).session)).toEqual({ isOn: false });
    expect(await account.administrator.signIn(owner, elsewhere)).toMatchObject({
      value: { asksForCode: false },
    });

    const switched = await factor.switchOn(await asking(), { code: appCode(address) });
    expect(switched).toMatchObject({ ok: true });
    expect(await factor.state((await asking()).session)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await factor.begin(await asking(), { password: owner.password })).toEqual({
      ok: false,
      refusal: { reason: "no longer so" },
    });
  });

  test("switching it on ends the sessions that never gave a code [ACC-9]", async () => {
    await using account = await openAccount(engine);
    const other = await signedIn(account.administrator, elsewhere);
    await account.switchOn();
    expect(await account.administrator.session(other)).toBeNull();
    expect(await account.administrator.session(account.headers)).not.toBeNull();
  });

  test("a key that was shown and never confirmed is void once another is shown [ACC-9]", async () => {
    await using account = await openAccount(engine);
    const first = await account.begin();
    const other = await account.begin();
    expect(first).not.toBe(other);
    expect(await account.factor.switchOn(await account.asking(), { code: appCode(first) })).toMatchObject({
      refusal: { reason: "code wrong" },
    });
  });

  test("the password alone opens nothing, the code after it does [ACC-11]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const from = await account.withPassword();
    expect(await account.administrator.session(new Headers({ cookie: from.cookie ?? "" }))).toBeNull();
    expect(await account.administrator.isAskedForCode(from.cookie)).toBe(true);
    expect(await account.administrator.isAskedForCode(home.cookie)).toBe(false);

    const wrong = await account.administrator.giveCode({ code: "000000", remember: false }, from);
    expect(wrong).toEqual({ ok: false, refusal: { reason: "wrong" } });
    const given = await account.administrator.giveCode({ code: appCode(address), remember: false }, from);
    expect(given).toMatchObject({ ok: true, value: { recoveryCodesLeft: null } });
    const opened = given.ok ? browserWith(given.value.setCookie) : new Headers();
    expect(await account.administrator.session(opened)).toMatchObject({ email: owner.email });
    expect(
      await account.administrator.giveCode({ code: appCode(address, 1), remember: false }, from),
    ).toEqual({ ok: false, refusal: { reason: "over" } });
  });

  test("giving the code ends the session that the browser had before, and no other [ACC-11]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const before = account.headers.get("cookie");
    const from = await account.withPassword({ ...home, cookie: before });
    const cookie = `${before}; ${from.cookie}`;
    await account.administrator.giveCode({ code: appCode(address), remember: false }, { ...home, cookie });
    expect(await account.administrator.session(account.headers)).toBeNull();
    expect(await account.db.selectFrom("session").select("id").execute()).toHaveLength(1);
  });

  test("a code is accepted once, also by two requests at the same time [ACC-11]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const places = [await account.withPassword(), await account.withPassword()];
    const entry = { code: appCode(address), remember: false };
    const outcomes = await Promise.all(places.map((from) => account.administrator.giveCode(entry, from)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await account.administrator.giveCode(entry, await account.withPassword())).toEqual({
      ok: false,
      refusal: { reason: "wrong" },
    });
  });

  test("a recovery code opens it as it is read from paper, once, and the others stay [ACC-12]", async () => {
    await using account = await openAccount(engine);
    const { recoveryCodes } = await account.switchOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [paper = ""] = recoveryCodes;
    const code = paper.toUpperCase().replaceAll("-", " ");
    const given = await account.administrator.giveCode(
      { code, remember: false },
      await account.withPassword(),
    );
    expect(given).toMatchObject({ ok: true, value: { recoveryCodesLeft: 9 } });
    const again = await account.administrator.giveCode(
      { code, remember: false },
      await account.withPassword(),
    );
    expect(again).toEqual({ ok: false, refusal: { reason: "wrong" } });
  });

  test("ten wrong codes lock the code for a quarter of an hour, however they are spread [ACC-11]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    for (let time = 0; time < 10; time += 1) {
      const code = time % 2 === 0 ? "000000" : "abcd-efgh-jkmn";
      await account.administrator.giveCode({ code, remember: false }, await account.withPassword());
    }
    const entry = () => ({ code: appCode(address), remember: false });
    const locked = await account.administrator.giveCode(entry(), await account.withPassword());
    expect(locked).toEqual({ ok: false, refusal: { reason: "locked", retryAfterSeconds: 900 } });
    pass(16 * minute);
    expect((await account.administrator.giveCode(entry(), await account.withPassword())).ok).toBe(true);
  });

  test("after five wrong codes the password is to be given again [ACC-11]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const from = await account.withPassword();
    for (let time = 0; time < 5; time += 1) {
      await account.administrator.giveCode({ code: "000000", remember: false }, from);
    }
    const right = { code: appCode(address), remember: false };
    expect(await account.administrator.giveCode(right, from)).toEqual({
      ok: false,
      refusal: { reason: "over" },
    });
    expect(await account.administrator.isAskedForCode(from.cookie)).toBe(false);
  });

  test("ten minutes after the password the code comes too late [ACC-11]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const from = await account.withPassword();
    pass(11 * minute);
    expect(await account.administrator.giveCode({ code: appCode(address), remember: false }, from)).toEqual({
      ok: false,
      refusal: { reason: "over" },
    });
  });

  test("a remembered device is not asked for 30 days, is listed, and can be forgotten [ACC-13]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const from = await account.withPassword(home);
    const given = await account.administrator.giveCode({ code: appCode(address), remember: true }, from);
    const trusted = { ...home, cookie: given.ok ? browserWith(given.value.setCookie).get("cookie") : null };
    const session = (await account.asking()).session;
    const [listed] = await account.administrator.rememberedDevices(session);
    expect(listed).toMatchObject({ userAgent: home.userAgent });
    expect(Date.parse(listed?.until ?? "") - Date.now()).toBe(30 * day);

    pass(2 * day);
    const again = await account.administrator.signIn(owner, trusted);
    expect(again).toMatchObject({ value: { asksForCode: false } });
    const [anew, ...others] = await account.administrator.rememberedDevices(session);
    expect(others).toEqual([]);
    expect(anew?.reference).not.toBe(listed?.reference);
    expect(await account.administrator.forgetDevice(session, listed?.reference ?? "")).toBeNull();
    expect(await account.administrator.forgetDevice(session, anew?.reference ?? "")).toEqual({
      userAgent: home.userAgent,
    });
    expect(await account.administrator.rememberedDevices(session)).toEqual([]);
    const cookie = again.ok ? browserWith(again.value.setCookie).get("cookie") : null;
    expect(await account.administrator.signIn(owner, { ...home, cookie })).toMatchObject({
      value: { asksForCode: true },
    });
  });

  test("a device that did not sign in for 30 days is asked again [ACC-13]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const given = await account.administrator.giveCode(
      { code: appCode(address), remember: true },
      await account.withPassword(home),
    );
    const cookie = given.ok ? browserWith(given.value.setCookie).get("cookie") : null;
    pass(30 * day + minute);
    const back = await account.administrator.signIn(owner, { ...home, cookie });
    expect(back).toMatchObject({ value: { asksForCode: true } });
  });

  test("signing out everywhere else also forgets every device [ACC-13]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    await account.administrator.giveCode(
      { code: appCode(address), remember: true },
      await account.withPassword(elsewhere),
    );
    const { session } = await account.asking();
    expect(await account.administrator.rememberedDevices(session)).toHaveLength(1);
    await account.administrator.endOtherSessions(session);
    expect(await account.administrator.rememberedDevices(session)).toEqual([]);
  });

  test("switching it off needs the password and a code, and leaves no secret [ACC-9]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const { factor, asking } = account;
    const { password } = owner;
    const off = async (given: { password: string; code: string }) => factor.switchOff(await asking(), given);
    expect(await off({ password: "seven-cylinders", code: appCode(address) })).toMatchObject({
      refusal: { reason: "wrong" },
    });
    expect(await off({ password, code: "000000" })).toMatchObject({ refusal: { reason: "code wrong" } });
    expect(await off({ password, code: appCode(address) })).toMatchObject({ ok: true });
    expect(await account.db.selectFrom("twoFactor").selectAll().execute()).toEqual([]);
    expect(await account.administrator.signIn(owner, elsewhere)).toMatchObject({
      value: { asksForCode: false },
    });
    expect(await off({ password, code: appCode(address) })).toMatchObject({
      refusal: { reason: "no longer so" },
    });
  });

  test("guessing codes in the settings is slowed down together with guessing the password [ACC-9]", async () => {
    await using account = await openAccount(engine);
    const { address } = await account.switchOn();
    const off = async (code: string) =>
      account.factor.switchOff(await account.asking(), { password: "guess-me", code });
    for (let time = 0; time < freeAttempts; time += 1) await off("000000");
    expect(await off(appCode(address))).toMatchObject({
      refusal: { reason: "throttled", retryAfterSeconds: 15 },
    });
  });

  test("new recovery codes end the ones before [ACC-12]", async () => {
    await using account = await openAccount(engine);
    const { address, recoveryCodes } = await account.switchOn();
    const given = { password: owner.password, code: appCode(address) };
    const renewed = await account.factor.renewRecoveryCodes(await account.asking(), given);
    const fresh = renewed.ok ? renewed.value.recoveryCodes : [];
    expect(fresh).toHaveLength(10);
    const enter = async (code = "") =>
      account.administrator.giveCode({ code, remember: false }, await account.withPassword());
    expect((await enter(recoveryCodes[0])).ok).toBe(false);
    expect((await enter(fresh[0])).ok).toBe(true);
  });

  test("a new password keeps it on", async () => {
    await using account = await openAccount(engine);
    await account.switchOn();
    await account.administrator.createOrReset(owner);
    expect(await account.administrator.signIn(owner, elsewhere)).toMatchObject({
      value: { asksForCode: true },
    });
  });

  test("the command on the server takes it off, and signs out everywhere [ACC-14]", async () => {
    await using account = await openAccount(engine);
    expect(await account.factor.remove(owner.email)).toBe("was off");
    await account.switchOn();
    expect(await account.factor.remove("nobody@rathkar.example")).toBe("no account");
    expect(await account.factor.remove(` ${owner.email.toUpperCase()}`)).toBe("removed");
    expect(await account.administrator.session(account.headers)).toBeNull();
    expect(await account.administrator.signIn(owner, elsewhere)).toMatchObject({
      value: { asksForCode: false },
    });
  });

  test("whoever reads the database finds neither the key nor a recovery code [ACC-12]", async () => {
    await using account = await openAccount(engine);
    const { address, recoveryCodes } = await account.switchOn();
    const row = JSON.stringify(await account.db.selectFrom("twoFactor").selectAll().execute());
    const key = new URL(address).searchParams.get("secret") ?? "";
    expect(row).not.toContain(key);
    expect(row).not.toContain(decodeBase32(key));
    for (const code of recoveryCodes) expect(row).not.toContain(code);
  });
});

function decodeBase32(text: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return String.fromCharCode(...bytes);
}
