import { describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { limitersInMemory } from "#platform/rate-limiters.ts";
import { engines, type TestDatabase, type TestEngine } from "#tests/support/engines.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { elsewhere, home, owner } from "#tests/support/test-administrator.ts";
import { type Administrator, createAdministrator } from "./administrator.ts";

const password = "truck shed river";
const typed = { email: "asha@rathkar.example", password, confirmation: password, language: "mr" } as const;
const wrong = "0".repeat(40);

function administratorOf(
  database: Pick<TestDatabase, "db" | "engine">,
  secret = "a secret of more than thirty-two characters",
) {
  return createAdministrator({
    ...{ database, clock: systemClock, log: silentLog, passwords: quickPasswords },
    secret,
    publicUrl: "https://rathkar.example",
    workshopNames: async () => ["Shinde Motors"],
    limiters: limitersInMemory,
  });
}

/** Two servers, each with its own connections to one database. */
async function openServers(engine: TestEngine) {
  const database = await engine.open();
  const other = await openDatabase(database.config, silentLog, { isBesideServer: true });
  return {
    db: database.db,
    servers: [administratorOf(database), administratorOf(other)] as const,
    async [Symbol.asyncDispose]() {
      await other.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function tokenOf({ setup }: Administrator): Promise<string> {
  const token = await setup.token();
  if (token === null) throw new Error("There is an administrator.");
  return token;
}

describe.each(engines)("the first administrator on $name", (engine) => {
  test("of two who send the same link at once one is the administrator, the other is told so [SEC-16]", async () => {
    await using site = await openServers(engine);
    const [one, other] = site.servers;
    const token = await tokenOf(one);
    const sent = ["asha", "vijay", "meera", "sunil"].map((name, at) =>
      (at % 2 === 0 ? one : other).setup.use(
        token,
        { ...typed, email: `${name}@rathkar.example` },
        home.address,
      ),
    );
    const answers = await Promise.all(sent);

    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    expect(refusals).toEqual([{ reason: "exists" }, { reason: "exists" }, { reason: "exists" }]);
    const made = await site.db.selectFrom("user").select(["email", "role", "language"]).execute();
    const winner = ["asha", "vijay", "meera", "sunil"][answers.findIndex(({ ok }) => ok)];
    expect(made).toEqual([{ email: `${winner}@rathkar.example`, role: "administrator", language: "mr" }]);
  });

  test("who makes one by command at the same time is the only one, or comes first [SEC-16]", async () => {
    await using site = await openServers(engine);
    const [one, other] = site.servers;
    const token = await tokenOf(one);
    const [used] = await Promise.all([one.setup.use(token, typed, home.address), other.createOrReset(owner)]);

    const made = await site.db.selectFrom("user").select("email").orderBy("createdAt").execute();
    expect(made.map(({ email }) => email)).toEqual(used.ok ? [typed.email, owner.email] : [owner.email]);
  });

  test("every server of a database has the same link, until there is an administrator [ADM-18]", async () => {
    await using site = await openServers(engine);
    const [one, other] = site.servers;
    const token = await tokenOf(one);
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(await other.setup.token()).toBe(token);
    expect((await other.setup.use(token, typed, home.address)).ok).toBe(true);
    expect(await one.setup.token()).toBeNull();
    expect(await one.setup.open(token, home.address)).toEqual({ ok: false, refusal: { reason: "exists" } });
    expect((await one.signIn({ email: typed.email, password }, home)).ok).toBe(true);
  });

  test("the link of another database, or of another secret, opens nothing here [SEC-16]", async () => {
    await using site = await openServers(engine);
    const [{ setup }, other] = site.servers;
    const token = await tokenOf(other);
    const elsewhere = administratorOf({ db: site.db, engine: "sqlite" }, "x".repeat(40));
    expect((await elsewhere.setup.open(token, home.address)).ok).toBe(false);
    await site.db.updateTable("installation").set({ identity: "another database" }).execute();
    expect((await setup.open(token, home.address)).ok).toBe(false);
  });

  test("guessing is told nothing and ends after 60 links of one network; who has the link goes on [SEC-16]", async () => {
    await using site = await openServers(engine);
    const [{ setup }] = site.servers;
    const token = await tokenOf(site.servers[0]);
    const guesses = [
      wrong,
      "",
      token.slice(1),
      `${token}0`,
      token.toUpperCase(),
      "../../etc",
      "é".repeat(20),
    ];
    for (let time = 0; time < 60; time += 1) {
      const guess = guesses[time % guesses.length] ?? "";
      expect(await setup.open(guess, elsewhere.address)).toEqual({ ok: false, refusal: { reason: "wrong" } });
    }
    expect(await setup.open(wrong, elsewhere.address)).toMatchObject({ refusal: { reason: "throttled" } });
    expect((await setup.open(token, elsewhere.address)).ok).toBe(true);
    expect((await setup.use(token, typed, elsewhere.address)).ok).toBe(true);
  });
});

test.each([
  ["no e-mail", { email: "asha" }, { reason: "no email" }],
  ["an overlong e-mail", { email: `${"a".repeat(300)}@rathkar.example` }, { reason: "no email" }],
  ["a short password", { password: "abc", confirmation: "abc" }, { reason: "invalid", problem: "too short" }],
  [
    "a common one",
    { password: "password1", confirmation: "password1" },
    { reason: "invalid", problem: "too common" },
  ],
  [
    "a name of the workshop",
    { password: "shindemotors1", confirmation: "shindemotors1" },
    { reason: "invalid", problem: "own words" },
  ],
  ["two that differ", { confirmation: "truck shed rivers" }, { reason: "invalid", problem: "no match" }],
])("%s makes no administrator, and leaves the link open [ADM-18, ACC-10]", async (_what, change, refusal) => {
  const [sqlite] = engines;
  if (sqlite === undefined) throw new Error("There is no database to test on.");
  await using site = await openServers(sqlite);
  const [administrator] = site.servers;
  const token = await tokenOf(administrator);
  const used = await administrator.setup.use(token, { ...typed, ...change }, home.address);
  expect(used).toEqual({ ok: false, refusal });
  expect(await administrator.exists()).toBe(false);
  expect((await administrator.setup.open(token, home.address)).ok).toBe(true);
});
