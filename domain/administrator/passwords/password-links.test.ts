import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { appCode } from "#tests/support/authenticator-app.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { switchOnSecondFactor } from "#tests/support/second-factor.ts";
import {
  browserWith,
  elsewhere,
  home,
  openAdministrator,
  owner,
  signedIn,
} from "#tests/support/test-administrator.ts";

const minute = 60 * 1000;
const newPassword = "truck shed river";
const typed = { password: newPassword, confirmation: newPassword };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}

async function openAccount(engine: TestEngine) {
  const context = await openAdministrator(engine);
  await context.administrator.createOrReset(owner);
  const links = context.administrator.passwordLinks;
  return {
    ...context,
    links,
    async link(network = 1) {
      await links.request(owner.email, `198.51.100.${network}`);
      return context.mailed.at(-1)?.token ?? "";
    },
  };
}

const over = { ok: false, refusal: { reason: "over" } };

describe.each(engines)("a forgotten password on $name", (engine) => {
  test("the mailed link changes it, once, and the owner is told [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const token = await account.link();
    expect(account.mailed).toEqual([{ kind: "link", to: owner.email, token }]);
    expect(await account.links.open(token)).toMatchObject({ ownWords: expect.arrayContaining(["owner"]) });

    expect(await account.links.use(token, typed)).toEqual({ ok: true, value: undefined });
    expect(account.mailed.at(-1)).toEqual({ kind: "changed", to: owner.email, token: null });
    expect((await account.administrator.signIn(owner, home)).ok).toBe(false);
    expect((await account.administrator.signIn({ ...owner, password: newPassword }, home)).ok).toBe(true);
    expect(await account.links.open(token)).toBeNull();
    expect(await account.links.use(token, typed)).toEqual(over);
  });

  test("all sessions, remembered devices and other links end with it [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const { administrator } = account;
    const headers = await signedIn(administrator);
    const cookie = headers.get("cookie") ?? "";
    const { address } = await switchOnSecondFactor(administrator, cookie, owner.password);
    pass(minute);
    const step = await administrator.signIn(owner, elsewhere);
    const from = { ...elsewhere, cookie: step.ok ? browserWith(step.value.setCookie).get("cookie") : null };
    await administrator.giveCode({ code: appCode(address), remember: true }, from);
    const tokens = [await account.link(1), await account.link(2)] as const;

    expect((await account.links.use(tokens[0], typed)).ok).toBe(true);
    expect(await administrator.session(headers)).toBeNull();
    expect(await account.db.selectFrom("session").selectAll().execute()).toEqual([]);
    const devices = account.db.selectFrom("verification").selectAll().where("identifier", "like", "trust%");
    expect(await devices.execute()).toEqual([]);
    expect(await account.links.use(tokens[1], typed)).toEqual(over);
    expect(await administrator.signIn({ ...owner, password: newPassword }, home)).toMatchObject({
      value: { asksForCode: true },
    });
  });

  test("after 30 minutes the link is over [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const token = await account.link();
    pass(29 * minute);
    expect(await account.links.open(token)).not.toBeNull();
    pass(1 * minute);
    expect(await account.links.open(token)).toBeNull();
    expect(await account.links.use(token, typed)).toEqual(over);
    expect((await account.administrator.signIn(owner, home)).ok).toBe(true);
  });

  test("of two that use the link at once, one changes the password [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const token = await account.link();
    const uses = ["truck shed river", "bumper lamp rain"].map((password) =>
      account.links.use(token, { password, confirmation: password }),
    );
    const outcomes = await Promise.all(uses);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(account.mailed.filter(({ kind }) => kind === "changed")).toHaveLength(1);
  });

  test("a password against the rules is refused, and the link stays open [ADM-11, ACC-2, ACC-3, ACC-4]", async () => {
    await using account = await openAccount(engine);
    const token = await account.link();
    for (const [password, confirmation, problem] of [
      ["", "", "missing"],
      ["12345", "12345", "too short"],
      [newPassword, "truck shed rivers", "no match"],
      [owner.email, owner.email, "own words"],
    ]) {
      expect(
        await account.links.use(token, { password: password ?? "", confirmation: confirmation ?? "" }),
      ).toEqual({
        ok: false,
        refusal: { reason: "invalid", problem },
      });
    }
    expect((await account.links.use(token, typed)).ok).toBe(true);
  });

  test("an address without an account is answered alike, by the same statements, and gets no mail [ADM-11]", async () => {
    await using account = await openAccount(engine);
    for (const email of ["nobody@rathkar.example", "no address", "x".repeat(10_000)]) {
      expect(await account.links.request(email, home.address)).toEqual({ ok: true, value: undefined });
    }
    expect(account.mailed).toEqual([]);
    await account.link();
    const rows = await account.db.selectFrom("password_links").select("user_id").execute();
    expect(rows.map(({ user_id }) => user_id !== null).sort()).toEqual([false, false, false, true]);
  });

  test("a session without the role gets no link", async () => {
    await using account = await openAccount(engine);
    await account.db.updateTable("user").set({ role: "visitor" }).execute();
    await account.link();
    expect(account.mailed).toEqual([]);
  });

  test("three links are open at most, whoever asks, and the first ones go on working [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const first = await account.link(1);
    for (const network of [2, 3, 4, 5]) await account.link(network);
    expect(account.mailed).toHaveLength(3);
    expect(await account.links.open(first)).not.toBeNull();
    pass(31 * minute);
    await account.link(6);
    expect(account.mailed).toHaveLength(4);
  });

  test("one network may ask ten times an hour, for any address [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const ask = (visitor: number) => account.links.request(`a${visitor}@b.example`, home.address);
    for (let visitor = 0; visitor < 10; visitor += 1) expect((await ask(visitor)).ok).toBe(true);
    expect(await account.links.request(owner.email, home.address)).toMatchObject({
      ok: false,
      refusal: { reason: "throttled" },
    });
    expect((await account.links.request(owner.email, elsewhere.address)).ok).toBe(true);
  });

  test("whoever reads the database cannot make a link of it [ADM-11]", async () => {
    await using account = await openAccount(engine);
    const token = await account.link();
    const [row] = await account.db.selectFrom("password_links").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await account.links.open(row?.token_hash ?? "")).toBeNull();
    expect(await account.links.open("")).toBeNull();
  });
});
