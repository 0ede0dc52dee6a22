import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { ago, minute, openAccount } from "#tests/support/signed-in-account.ts";
import { browserWith, elsewhere, home, owner, sessionOf } from "#tests/support/test-administrator.ts";

describe.each(engines)("the administrator's sessions on $name", (engine) => {
  test("the list shows every open session, this one first, and none of another account", async () => {
    await using account = await openAccount(engine, 2);
    await account.administrator.createOrReset({ email: "second@rathkar.example", password: owner.password });
    await account.administrator.signIn({ email: "second@rathkar.example", password: owner.password }, home);
    const session = await account.session();
    await account.db
      .updateTable("session")
      .set({ expiresAt: ago(minute) })
      .where("id", "=", (await sessionOf(account.administrator, account.otherHeaders[1] ?? new Headers())).id)
      .execute();

    const listed = await account.administrator.sessions(session);
    expect(listed.map(({ isThis, userAgent }) => [isThis, userAgent])).toEqual([
      [true, home.userAgent],
      [false, null],
    ]);
    expect(listed[0]).toMatchObject({ reference: session.reference });
    expect(JSON.stringify(listed)).not.toContain(session.id);
    expect(JSON.stringify(listed)).not.toContain(home.address);
  });

  test("a session that is used is recorded as used, but not at every request", async () => {
    await using account = await openAccount(engine);
    const { id } = await account.session();
    const seen = async () =>
      (await account.db.selectFrom("session").select("seenAt").where("id", "=", id).executeTakeFirstOrThrow())
        .seenAt;
    const first = await seen();
    await account.session();
    expect(await seen()).toBe(first);

    await account.db
      .updateTable("session")
      .set({ seenAt: ago(6 * minute) })
      .execute();
    const before = Date.now();
    await account.session();
    expect(Date.parse((await seen()) ?? "")).toBeGreaterThanOrEqual(before);
  });

  test("signing out everywhere else ends the others and not this one [ACC-16]", async () => {
    await using account = await openAccount(engine, 3);
    expect(await account.end(null)).toEqual({ ok: true, value: { ended: 3 } });
    for (const headers of account.otherHeaders) {
      expect(await account.administrator.session(headers)).toBeNull();
    }
    expect(await account.administrator.sessions(await account.session())).toHaveLength(1);
  });

  test("one other session is ended, and no session but that [ACC-16]", async () => {
    await using account = await openAccount(engine, 2);
    const [ended = new Headers(), left = new Headers()] = account.otherHeaders;
    const { reference } = await sessionOf(account.administrator, ended);
    expect(await account.end(reference)).toEqual({ ok: true, value: { ended: 1 } });
    expect(await account.administrator.session(ended)).toBeNull();
    expect(await account.administrator.session(left)).not.toBeNull();

    const already = { ok: false, refusal: { reason: "ended already" } };
    expect(await account.end(reference)).toEqual(already);
    expect(await account.end((await account.session()).reference)).toEqual(already);
  });

  test("a session of another account cannot be ended [ACC-16]", async () => {
    await using account = await openAccount(engine);
    const second = { email: "second@rathkar.example", password: owner.password };
    await account.administrator.createOrReset(second);
    const signIn = await account.administrator.signIn(second, elsewhere);
    const headers = browserWith(signIn.ok ? signIn.value.setCookie : []);
    const { reference } = await sessionOf(account.administrator, headers);
    expect((await account.end(reference)).ok).toBe(false);
    expect(await account.end(null)).toEqual({ ok: true, value: { ended: 0 } });
    expect(await account.administrator.session(headers)).not.toBeNull();
  });

  test("more than 15 minutes after the password, it is asked for before a session is ended [ACC-16]", async () => {
    await using account = await openAccount(engine, 2);
    await account.begun(16 * minute);
    const [other = new Headers()] = account.otherHeaders;
    const { reference } = await sessionOf(account.administrator, other);
    for (const toEnd of [reference, null]) {
      const missing = { reason: "current password missing" };
      expect(await account.end(toEnd)).toEqual({ ok: false, refusal: missing });
      expect(await account.end(toEnd, "seven-cylinders")).toEqual({
        ok: false,
        refusal: { reason: "wrong" },
      });
    }
    expect(await account.administrator.sessions(await account.session())).toHaveLength(3);
    expect((await account.end(reference, owner.password)).ok).toBe(true);
    expect(await account.end(null)).toEqual({ ok: true, value: { ended: 1 } });
  });
});
