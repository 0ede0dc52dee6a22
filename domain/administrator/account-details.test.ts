import { describe, expect, test, vi } from "vitest";
import { accepted, refused } from "#platform/result.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import {
  elsewhere,
  home,
  openAdministrator,
  owner,
  sessionOf,
  signedIn,
} from "#tests/support/test-administrator.ts";

const newEmail = "shinde@trucks.example";

async function openAccount(engine: TestEngine) {
  const opened = await openAdministrator(engine);
  const { administrator, mailed } = opened;
  await administrator.createOrReset(owner);
  const there = await signedIn(administrator, elsewhere);
  const here = await signedIn(administrator);
  const seen = { name: "Administrator", email: owner.email };
  return {
    ...opened,
    isSignedInElsewhere: async () => (await administrator.session(there)) !== null,
    session: () => sessionOf(administrator, here),
    async change(wanted: Partial<Parameters<typeof administrator.details.change>[1]>) {
      const session = await sessionOf(administrator, here);
      const given = { current: owner.password, address: home.address };
      return administrator.details.change(session, { ...seen, seen, ...given, ...wanted });
    },
    token: () => mailed.findLast(({ kind }) => kind === "e-mail link")?.token ?? "",
    told: () => mailed.map(({ kind, to }) => `${kind}: ${to}`),
    canSignIn: async (email: string) => (await administrator.signIn({ ...owner, email }, home)).ok,
  };
}

describe.each(engines)("name and e-mail of the account on $name", (engine) => {
  test("a new e-mail counts once its link was used, and both addresses are told [ACC-20, ACC-21]", async () => {
    await using account = await openAccount(engine);
    const { details } = account.administrator;
    const asked = await account.change({ name: "Ganpatrao Shinde", email: " Shinde@Trucks.example " });
    expect(asked).toMatchObject({
      ok: true,
      value: { isNameChanged: true, isEmailChanged: false, mailedTo: newEmail, ended: 0 },
    });
    const session = await account.session();
    expect(session).toMatchObject({ name: "Ganpatrao Shinde", email: owner.email });
    expect((await details.read(session)).waiting).toBe(newEmail);
    expect(await account.canSignIn(newEmail)).toBe(false);
    expect(await account.isSignedInElsewhere()).toBe(true);

    const token = account.token();
    expect(JSON.stringify(await account.db.selectFrom("email_links").selectAll().execute())).not.toContain(
      token,
    );
    expect(await details.openLink(token)).toBe(newEmail);
    expect(await details.useLink(token)).toEqual(accepted(newEmail));
    expect(await details.useLink(token)).toEqual(refused("over"));
    expect((await account.session()).email).toBe(newEmail);
    expect(await account.isSignedInElsewhere()).toBe(false);
    expect([await account.canSignIn(newEmail), await account.canSignIn(owner.email)]).toEqual([true, false]);
    expect(account.told()).toEqual([
      `e-mail link: ${newEmail}`,
      `e-mail asked: ${owner.email}`,
      `e-mail changed: ${owner.email}`,
      `e-mail changed: ${newEmail}`,
    ]);
  });

  test("without mail it counts at once, and all sessions elsewhere end [ACC-20, ACC-21]", async () => {
    await using account = await openAccount(engine);
    account.switchMailOff();
    expect(await account.change({ email: newEmail })).toMatchObject({
      ok: true,
      value: { isEmailChanged: true, mailedTo: null, ended: 1 },
    });
    expect((await account.session()).email).toBe(newEmail);
    expect(await account.isSignedInElsewhere()).toBe(false);
    expect(await account.canSignIn(newEmail)).toBe(true);
  });

  test("the second of two tabs is told what the first has saved [ACC-22]", async () => {
    await using account = await openAccount(engine);
    const names = ["Ganpatrao", "Savita"];
    const changes = await Promise.all(names.map((name) => account.change({ name })));
    const { name } = await account.session();
    const refusals = changes.flatMap((change) => (change.ok ? [] : [change.refusal]));
    expect(refusals).toEqual([{ reason: "changed", stored: { name, email: owner.email } }]);
    const seen = { name, email: owner.email };
    expect((await account.change({ name: "Savita Kale", seen })).ok).toBe(true);
  });

  test("an address that somebody else takes meanwhile is not taken from him [ACC-20]", async () => {
    await using account = await openAccount(engine);
    await account.change({ email: newEmail });
    await account.administrator.createOrReset({ email: newEmail, password: "another-password" });
    expect(await account.administrator.details.useLink(account.token())).toEqual(refused("email taken"));
    expect(await account.change({ email: newEmail })).toEqual(refused({ reason: "email taken" }));
  });
});

const [engine] = engines;
function openOne() {
  if (engine === undefined) throw new Error("There is no engine.");
  return openAccount(engine);
}

test.each([
  [{ current: "" }, { reason: "current password missing" }],
  [{ current: "wrong password" }, { reason: "wrong" }],
  [{ name: "  " }, { reason: "name missing" }],
  [{ name: "a".repeat(81) }, { reason: "name too long" }],
  [{ email: "nobody@" }, { reason: "no email" }],
  [{ email: `${"a".repeat(250)}@trucks.example` }, { reason: "no email" }],
])("%j is refused, and nothing is changed or mailed [ACC-20]", async (wanted, refusal) => {
  await using account = await openOne();
  expect(await account.change({ email: newEmail, ...wanted })).toEqual(refused(refusal));
  expect(await account.session()).toMatchObject({ name: "Administrator", email: owner.email });
  expect(account.told()).toEqual([]);
});

test("guessing the password here is slowed down together with signing in [ACC-20]", async () => {
  await using account = await openOne();
  for (let guess = 0; guess < 5; guess++) await account.change({ current: "wrong password" });
  expect(await account.change({})).toMatchObject({ ok: false, refusal: { reason: "throttled" } });
});

test.each([
  ["after 30 minutes", async () => void vi.setSystemTime(Date.now() + 31 * 60_000)],
  [
    "once it was withdrawn",
    async (account) => account.administrator.details.withdraw(await account.session()),
  ],
  [
    "once another was asked for",
    async (account) => void (await account.change({ email: "b@trucks.example" })),
  ],
  [
    "once the password was changed",
    async (account) => {
      const change = { password: "truck shed river", confirmation: "truck shed river" };
      const given = { current: owner.password, address: home.address };
      await account.administrator.changePassword(await account.session(), { ...change, ...given });
    },
  ],
] satisfies [string, (account: Awaited<ReturnType<typeof openAccount>>) => Promise<void>][])(
  "%s the link is over [ACC-20, ACC-21]",
  async (_when, happens) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await using account = await openOne();
      await account.change({ email: newEmail });
      const token = account.token();
      await happens(account);
      expect(await account.administrator.details.openLink(token)).toBeNull();
      expect(await account.administrator.details.useLink(token)).toEqual(refused("over"));
    } finally {
      vi.useRealTimers();
    }
  },
);
