import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { minute, newPassword, openAccount } from "#tests/support/signed-in-account.ts";
import { elsewhere, home, owner, sessionOf, signedIn } from "#tests/support/test-administrator.ts";
import { freeAttempts, freeAttemptsEverywhere } from "./sign-in-throttle.ts";

describe.each(engines)("the administrator's account on $name", (engine) => {
  test("a new password ends all other sessions; this one lives on as before [ACC-8]", async () => {
    await using account = await openAccount(engine, 2);
    const before = await account.db
      .selectFrom("session")
      .select(["token", "expiresAt"])
      .where("id", "=", (await account.session()).id)
      .execute();

    expect(await account.change()).toMatchObject({ ok: true, value: { ended: 2 } });
    for (const headers of account.otherHeaders) {
      expect(await account.administrator.session(headers)).toBeNull();
    }
    const after = await account.db.selectFrom("session").select(["token", "expiresAt"]).execute();
    expect(after).toEqual(before);
    expect((await account.administrator.signIn(owner, home)).ok).toBe(false);
    expect((await account.administrator.signIn({ ...owner, password: newPassword }, home)).ok).toBe(true);
  });

  test("within 15 minutes of signing in the current password is not asked for [ACC-7]", async () => {
    await using account = await openAccount(engine);
    await account.begun(14 * minute);
    expect(account.administrator.needsPassword(await account.session())).toBe(false);
    expect((await account.change()).ok).toBe(true);
  });

  test("later the current password is asked for, and giving it counts for another 15 minutes [ACC-7]", async () => {
    await using account = await openAccount(engine);
    await account.begun(16 * minute);
    expect(account.administrator.needsPassword(await account.session())).toBe(true);
    expect(await account.change()).toEqual({ ok: false, refusal: { reason: "current password missing" } });
    expect(await account.change("seven-cylinders")).toEqual({ ok: false, refusal: { reason: "wrong" } });

    expect((await account.change(owner.password)).ok).toBe(true);
    expect(account.administrator.needsPassword(await account.session())).toBe(false);
    expect((await account.change("", "another password")).ok).toBe(true);
  });

  test("changing the password does not by itself count as having given it [ACC-7]", async () => {
    await using account = await openAccount(engine);
    await account.begun(14 * minute);
    await account.change();
    await account.begun(16 * minute);
    expect(account.administrator.needsPassword(await account.session())).toBe(true);
  });

  test("guessing the current password is throttled together with guessing at the sign-in", async () => {
    await using account = await openAccount(engine);
    await account.begun(16 * minute);
    for (let time = 0; time < freeAttempts; time += 1) await account.change("guess-me");

    const throttled = { reason: "throttled", retryAfterSeconds: 15 };
    expect(await account.change(owner.password)).toEqual({ ok: false, refusal: throttled });
    const sameBrowser = { ...home, cookie: account.headers.get("cookie") };
    expect(await account.administrator.signIn(owner, sameBrowser)).toEqual({ ok: false, refusal: throttled });
  });

  test("strangers who guess elsewhere do not keep the owner from a new password", async () => {
    await using account = await openAccount(engine);
    await account.begun(16 * minute);
    const guess = { ...owner, password: "guess-me" };
    for (let network = 0; network < freeAttemptsEverywhere; network += 1) {
      await account.administrator.signIn(guess, { ...elsewhere, address: `203.0.113.${network}` });
    }
    for (let time = 0; time < freeAttempts; time += 1) await account.administrator.signIn(guess, home);

    expect((await account.change(owner.password)).ok).toBe(true);
  });

  test.each([
    ["12345", "too short"],
    ["x".repeat(129), "too long"],
    ["Password2026", "too common"],
    [owner.email, "own words"],
    ["ShindeMotors!", "own words"],
  ])("the password '%s' is refused and nothing is changed [ACC-3, ACC-10]", async (password, problem) => {
    await using account = await openAccount(engine, 1);
    expect(await account.change("", password)).toEqual({
      ok: false,
      refusal: { reason: "invalid", problem },
    });
    expect(await account.administrator.sessions(await account.session())).toHaveLength(2);
    expect((await account.administrator.signIn(owner, home)).ok).toBe(true);
  });

  test("a session that has ended in between changes nothing", async () => {
    await using account = await openAccount(engine, 1);
    const [other = new Headers()] = account.otherHeaders;
    const session = await account.session();
    const { administrator } = account;
    const all = { reference: null, current: "", address: home.address };
    await administrator.endSessions(await sessionOf(administrator, other), all);

    const change = {
      ...{ password: newPassword, confirmation: newPassword },
      ...{ current: "", address: home.address },
    };
    expect(await account.administrator.changePassword(session, change)).toEqual({
      ok: false,
      refusal: { reason: "signed out" },
    });
    expect(await administrator.endSessions(session, all)).toEqual({
      ok: false,
      refusal: { reason: "signed out" },
    });
    expect((await account.administrator.signIn(owner, home)).ok).toBe(true);
  });

  test("of two sessions that change the password at once, exactly one wins and lives on", async () => {
    await using account = await openAccount(engine, 1);
    const sessions = await Promise.all(
      [account.headers, ...account.otherHeaders].map((headers) => sessionOf(account.administrator, headers)),
    );
    const outcomes = await Promise.all(
      sessions.map((session, place) =>
        account.administrator.changePassword(session, {
          ...{ password: `password of place ${place}`, confirmation: `password of place ${place}` },
          current: "",
          address: home.address,
        }),
      ),
    );
    const winner = outcomes.findIndex(({ ok }) => ok);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const left = await account.db.selectFrom("session").select("id").execute();
    expect(left).toEqual([{ id: sessions[winner]?.id }]);
    await signedIn(account.administrator, elsewhere, `password of place ${winner}`);
  });
});
