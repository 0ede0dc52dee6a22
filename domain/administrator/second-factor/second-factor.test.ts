import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { appCode } from "#tests/support/authenticator-app.ts";
import { engines } from "#tests/support/engines.ts";
import { openSecondFactorAccount } from "#tests/support/second-factor-account.ts";
import { elsewhere, owner, signedIn } from "#tests/support/test-administrator.ts";
import { freeAttempts } from "../sign-in-throttle.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(engines)("the second factor on $name", (engine) => {
  test("it is on only after the password and a code of the app were given [ACC-9]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    const other = await signedIn(account.administrator, elsewhere);
    await account.switchOn();
    expect(await account.administrator.session(other)).toBeNull();
    expect(await account.administrator.session(account.headers)).not.toBeNull();
  });

  test("a key that was shown and never confirmed is void once another is shown [ACC-9]", async () => {
    await using account = await openSecondFactorAccount(engine);
    const first = await account.begin();
    const other = await account.begin();
    expect(first).not.toBe(other);
    expect(await account.factor.switchOn(await account.asking(), { code: appCode(first) })).toMatchObject({
      refusal: { reason: "code wrong" },
    });
  });

  test("switching it off needs the password and a code, and leaves no secret [ACC-9]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    const { address } = await account.switchOn();
    const off = async (code: string) =>
      account.factor.switchOff(await account.asking(), { password: "guess-me", code });
    for (let time = 0; time < freeAttempts; time += 1) await off("000000");
    expect(await off(appCode(address))).toMatchObject({
      refusal: { reason: "throttled", retryAfterSeconds: 15 },
    });
  });

  test("new recovery codes end the ones before [ACC-12]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    await account.switchOn();
    await account.administrator.createOrReset(owner);
    expect(await account.administrator.signIn(owner, elsewhere)).toMatchObject({
      value: { asksForCode: true },
    });
  });

  test("the command on the server takes it off, and signs out everywhere [ACC-14]", async () => {
    await using account = await openSecondFactorAccount(engine);
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
    await using account = await openSecondFactorAccount(engine);
    const { address, recoveryCodes } = await account.switchOn();
    const row = JSON.stringify(await account.db.selectFrom("twoFactor").selectAll().execute());
    const key = new URL(address).searchParams.get("secret") ?? "";
    expect(row).not.toContain(key);
    expect(row).not.toContain(decodeBase32(key));
    for (const code of recoveryCodes) expect(row).not.toContain(code);
  });

  test("codes that an older version has encrypted are void, and new ones can be made [ACC-12]", async () => {
    await using account = await openSecondFactorAccount(engine);
    const { address, recoveryCodes } = await account.switchOn();
    await account.db.updateTable("twoFactor").set({ backupCodes: "9f8e7d6c5b4a" }).execute();
    expect(await account.factor.state((await account.asking()).session)).toEqual({
      isOn: true,
      recoveryCodesLeft: 0,
    });
    const old = { code: recoveryCodes[0] ?? "", remember: false };
    expect(await account.administrator.giveCode(old, await account.withPassword())).toMatchObject({
      refusal: { reason: "wrong" },
    });
    const given = { password: owner.password, code: appCode(address) };
    const renewed = await account.factor.renewRecoveryCodes(await account.asking(), given);
    expect(renewed).toMatchObject({ ok: true, value: { recoveryCodes: { length: 10 } } });
  });

  test("of a recovery code there is only a slow hash, which no secret opens [ACC-12]", async () => {
    await using account = await openSecondFactorAccount(engine);
    const { recoveryCodes } = await account.switchOn();
    const { backupCodes } = await account.db
      .selectFrom("twoFactor")
      .select("backupCodes")
      .executeTakeFirstOrThrow();
    const stored = z.array(z.string()).parse(JSON.parse(backupCodes));
    expect(stored).toEqual(recoveryCodes.map(() => expect.stringMatching(/^\$argon2id\$/)));
    const enter = async (code: string) =>
      account.administrator.giveCode({ code, remember: false }, await account.withPassword());
    expect((await enter(stored[9] ?? "")).ok).toBe(false);
    expect((await enter(recoveryCodes[9] ?? "")).ok).toBe(true);
  });
});

function decodeBase32(text: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return String.fromCharCode(...bytes);
}
