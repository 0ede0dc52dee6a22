import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { appCode } from "#tests/support/authenticator-app.ts";
import { engines } from "#tests/support/engines.ts";
import { day, minute, openSecondFactorAccount, pass } from "#tests/support/second-factor-account.ts";
import { browserWith, elsewhere, home, owner } from "#tests/support/test-administrator.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(engines)("signing in with the second factor on on $name", (engine) => {
  test("the password alone opens nothing, the code after it does [ACC-11]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    const { address } = await account.switchOn();
    const before = account.headers.get("cookie");
    const from = await account.withPassword({ ...home, cookie: before });
    const cookie = `${before}; ${from.cookie}`;
    await account.administrator.giveCode({ code: appCode(address), remember: false }, { ...home, cookie });
    expect(await account.administrator.session(account.headers)).toBeNull();
    expect(await account.db.selectFrom("session").select("id").execute()).toHaveLength(1);
  });

  test("a code is accepted once, also by two requests at the same time [ACC-11]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    const { address } = await account.switchOn();
    const from = await account.withPassword();
    pass(11 * minute);
    expect(await account.administrator.giveCode({ code: appCode(address), remember: false }, from)).toEqual({
      ok: false,
      refusal: { reason: "over" },
    });
  });

  test("a remembered device is not asked for 30 days, is listed, and can be forgotten [ACC-13]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    const { address } = await account.switchOn();
    await account.administrator.giveCode(
      { code: appCode(address), remember: true },
      await account.withPassword(elsewhere),
    );
    const { session } = await account.asking();
    expect(await account.administrator.rememberedDevices(session)).toHaveLength(1);
    const all = { reference: null, current: "", address: home.address };
    expect((await account.administrator.endSessions(session, all)).ok).toBe(true);
    expect(await account.administrator.rememberedDevices(session)).toEqual([]);
  });
});
