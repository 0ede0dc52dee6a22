import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { elsewhere, home, openAdministrator, owner, signedIn } from "#tests/support/test-administrator.ts";
import { administratorRole } from "./account.ts";
import { createFirstAdministrator } from "./administrator.ts";
import { freeAttempts, freeAttemptsEverywhere } from "./sign-in-throttle.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(engines)("the administrator on $name", (engine) => {
  test("the created administrator signs in and is known on the next request [SEC-2, ADM-4]", async () => {
    await using context = await openAdministrator(engine);
    expect(await context.administrator.exists()).toBe(false);
    expect(await context.administrator.createOrReset(owner)).toBe("created");
    expect(await context.administrator.exists()).toBe(true);

    const headers = await signedIn(context.administrator);
    expect(await context.administrator.session(headers)).toMatchObject({
      email: owner.email,
      role: administratorRole,
      setCookie: [],
    });
  });

  test("the email is the same account in capitals and with spaces around it", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset({ ...owner, email: " Owner@Rathkar.example " });

    const signIn = await context.administrator.signIn({ ...owner, email: "OWNER@rathkar.EXAMPLE  " }, home);
    expect(signIn.ok).toBe(true);
  });

  test.each([
    ["a wrong password", { ...owner, password: "seven-cylinders" }],
    ["an unknown email", { ...owner, email: "nobody@rathkar.example" }],
    ["no email at all", { ...owner, email: "owner" }],
    ["a password too long to hash", { ...owner, password: "x".repeat(5000) }],
  ])("%s is answered with the same refusal [ADM-3]", async (_case, credentials) => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);

    expect(await context.administrator.signIn(credentials, home)).toEqual({
      ok: false,
      refusal: { reason: "wrong" },
    });
  });

  test("an unknown email costs one slow hash, as a wrong password does", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    context.hashed.length = 0;

    await context.administrator.signIn({ ...owner, password: "seven-cylinders" }, home);
    await context.administrator.signIn({ ...owner, email: "nobody@rathkar.example" }, home);
    expect(context.hashed).toEqual(["verify", "hash"]);
  });

  test("guessing from one address is throttled, the owner at another is not", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const guess = { email: "Owner@rathkar.example ", password: "guess-me" };
    for (let time = 0; time < freeAttempts; time += 1) await context.administrator.signIn(guess, elsewhere);

    expect(await context.administrator.signIn(owner, elsewhere)).toEqual({
      ok: false,
      refusal: { reason: "throttled", retryAfterSeconds: 15 },
    });
    expect((await context.administrator.signIn(owner, home)).ok).toBe(true);
  });

  test("guessing from ever other networks is slowed down, a browser that was signed in before is not", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const known = (await signedIn(context.administrator)).get("cookie");
    const guess = { ...owner, password: "guess-me" };
    for (let network = 0; network < freeAttemptsEverywhere; network += 1) {
      await context.administrator.signIn(guess, { ...elsewhere, address: `203.0.113.${network}` });
    }

    const newBrowser = await context.administrator.signIn(owner, home);
    expect(newBrowser).toMatchObject({ ok: false, refusal: { reason: "throttled" } });
    expect((await context.administrator.signIn(owner, { ...elsewhere, cookie: known })).ok).toBe(true);
  });

  test("signing in ends the session that the browser had before, and no other", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const [before, other] = [await signedIn(context.administrator), await signedIn(context.administrator)];

    const again = await signedIn(context.administrator, { ...home, cookie: before.get("cookie") });
    expect(await context.administrator.session(before)).toBeNull();
    expect(await context.administrator.session(other)).not.toBeNull();
    expect(await context.administrator.session(again)).not.toBeNull();
  });

  test("a sign-in that fails leaves the session of the browser as it was", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const before = await signedIn(context.administrator);

    await context.administrator.signIn(
      { ...owner, password: "seven-cylinders" },
      { ...home, cookie: before.get("cookie") },
    );
    expect(await context.administrator.session(before)).not.toBeNull();
  });

  test("signing out ends the session on the server, also for a copy of its cookie [ADM-5]", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const headers = await signedIn(context.administrator);

    const { setCookie } = await context.administrator.signOut(headers);
    expect(setCookie.find((cookie) => cookie.startsWith("__Host-rathkar.session_token="))).toContain(
      "Max-Age=0",
    );
    expect(await context.administrator.session(headers)).toBeNull();
    expect(await context.db.selectFrom("session").selectAll().execute()).toEqual([]);
  });

  test("a new password ends all sessions and the old password", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const headers = await signedIn(context.administrator);

    expect(await context.administrator.createOrReset({ ...owner, password: "eight-cylinders" })).toBe(
      "reset",
    );
    expect(await context.administrator.session(headers)).toBeNull();
    expect((await context.administrator.signIn(owner, home)).ok).toBe(false);
    expect((await context.administrator.signIn({ ...owner, password: "eight-cylinders" }, home)).ok).toBe(
      true,
    );
  });

  test("cookies are safe with TLS and still work without it", async () => {
    for (const [publicUrl, names, isSecure] of [
      ["https://rathkar.example", ["__Host-rathkar.session_token", "__Host-rathkar.device"], true],
      ["http://localhost:3000", ["rathkar.session_token", "rathkar.device"], false],
    ] as const) {
      await using context = await openAdministrator(engine, publicUrl);
      await context.administrator.createOrReset(owner);
      const signIn = await context.administrator.signIn(owner, home);
      const cookies = signIn.ok ? signIn.value.setCookie : [];

      expect(cookies).toHaveLength(2);
      expect(cookies[0]).toContain(`Max-Age=${7 * 24 * 60 * 60}`);
      for (const [index, cookie] of cookies.entries()) {
        expect(cookie.startsWith(`${names[index]}=`)).toBe(true);
        expect(cookie).toContain("HttpOnly");
        expect(cookie).toContain("SameSite=Lax");
        expect(cookie).toContain("Path=/");
        expect(cookie.includes("Secure")).toBe(isSecure);
        expect(cookie).not.toContain("Domain");
      }
    }
  });

  test("a cookie that was tampered with opens nothing", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const [cookie = ""] = (await signedIn(context.administrator)).get("cookie")?.split("; ") ?? [];
    const token = (await context.db.selectFrom("session").select("token").executeTakeFirstOrThrow()).token;

    for (const forged of [
      cookie.slice(0, -6),
      `__Host-rathkar.session_token=${token}`,
      "rubbish; %E0%A4%A=%E0",
    ]) {
      expect(await context.administrator.session(new Headers({ cookie: forged }))).toBeNull();
    }
  });

  test("a session unused for a week is over, one in use is prolonged with its cookie", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const headers = await signedIn(context.administrator);
    const expire = (milliseconds: number) =>
      context.db
        .updateTable("session")
        .set({ expiresAt: new Date(Date.now() + milliseconds).toISOString() })
        .execute();

    await expire(2 * day);
    const prolonged = await context.administrator.session(headers);
    expect(prolonged?.setCookie.some((cookie) => cookie.includes("session_token="))).toBe(true);
    const kept = await context.db.selectFrom("session").select("expiresAt").executeTakeFirstOrThrow();
    expect(new Date(kept.expiresAt).getTime()).toBeGreaterThan(Date.now() + 6 * day);

    await expire(-1000);
    expect(await context.administrator.session(headers)).toBeNull();
  });

  test("a session ends after thirty days however much it was used", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const headers = await signedIn(context.administrator);
    await context.db
      .updateTable("session")
      .set({ createdAt: new Date(Date.now() - 31 * day).toISOString() })
      .execute();

    expect(await context.administrator.session(headers)).toBeNull();
    expect(await context.db.selectFrom("session").selectAll().execute()).toEqual([]);
  });

  test("a session whose account lost the role says so [SEC-3]", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    const headers = await signedIn(context.administrator);
    await context.db.updateTable("user").set({ role: "visitor" }).execute();

    expect((await context.administrator.session(headers))?.role).toBe("visitor");
    expect(await context.administrator.exists()).toBe(false);
  });

  test("nothing of the password and no address is kept", async () => {
    await using context = await openAdministrator(engine);
    await context.administrator.createOrReset(owner);
    await signedIn(context.administrator);

    const account = await context.db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    const session = await context.db.selectFrom("session").selectAll().executeTakeFirstOrThrow();
    expect(account.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(session)).not.toContain(home.address);
    expect(session.userAgent).toBe(home.userAgent);
  });

  test("the first administrator is made once and never changed by a restart [SEC-5]", async () => {
    await using context = await openAdministrator(engine);
    const config = { adminEmail: owner.email, adminPassword: owner.password };

    await createFirstAdministrator(context.administrator, { ...config, adminPassword: null });
    expect(await context.administrator.exists()).toBe(false);
    await createFirstAdministrator(context.administrator, config);
    expect(await context.administrator.exists()).toBe(true);
    await createFirstAdministrator(context.administrator, { ...config, adminPassword: "another-one" });
    expect((await context.administrator.signIn(owner, home)).ok).toBe(true);
  });

  test("a first password that is too short is refused with a sentence [SEC-5, ACC-3]", async () => {
    await using context = await openAdministrator(engine);

    await expect(
      createFirstAdministrator(context.administrator, { adminEmail: owner.email, adminPassword: "12345" }),
    ).rejects.toThrow("Password must be at least 6 characters long");
    expect(await context.administrator.exists()).toBe(false);
  });
});
