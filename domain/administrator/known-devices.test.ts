import { describe, expect, test } from "vitest";
import { engines, openFreshSqlite } from "#tests/support/engines.ts";
import { newPassword, openAccount } from "#tests/support/signed-in-account.ts";
import { browserWith, elsewhere, home, owner, signedIn } from "#tests/support/test-administrator.ts";
import { createKnownDevices } from "./known-devices.ts";

const publicUrl = "https://rathkar.example";
const secret = "a secret of more than thirty-two characters";

function deviceCookie(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split("; ");
  return cookies.find((cookie) => cookie.includes(".device=")) ?? "";
}

describe.each(engines)("known devices on $name", (engine) => {
  test("a browser that has signed in is known by one name from then on, also after it has signed out [SEC-15]", async () => {
    await using account = await openAccount(engine);
    const { administrator } = account;
    const cookie = deviceCookie(account.headers);
    const device = await administrator.knownDevice(cookie);
    expect(device).toMatch(/^[\w-]{22}$/);

    const { setCookie } = await administrator.signOut(account.headers);
    expect(setCookie.join()).not.toContain(".device=");
    const again = await signedIn(administrator, { ...home, cookie });
    expect(await administrator.knownDevice(deviceCookie(again))).toBe(device);
    const other = deviceCookie(await signedIn(administrator, elsewhere));
    expect(await administrator.knownDevice(other)).not.toBe(device);
  });

  test("a new password ends what was known, but for the browser that set it [SEC-15]", async () => {
    await using account = await openAccount(engine, 1);
    const { administrator } = account;
    const [there = new Headers()] = account.otherHeaders;
    const device = await administrator.knownDevice(deviceCookie(account.headers));
    const changed = await account.change();
    expect(changed.ok).toBe(true);
    for (const headers of [account.headers, there]) {
      expect(await administrator.knownDevice(deviceCookie(headers))).toBeNull();
    }
    const kept = browserWith(changed.ok ? changed.value.setCookie : []);
    expect(await administrator.knownDevice(deviceCookie(kept))).toBe(device);

    await administrator.createOrReset({ ...owner, password: `${newPassword} again` });
    expect(await administrator.knownDevice(deviceCookie(kept))).toBeNull();
  });
});

test("nobody makes a device known to an account but its own sign-in [SEC-15]", async () => {
  await using database = await openFreshSqlite();
  const { db } = database;
  const now = new Date(0).toISOString();
  const times = { createdAt: now, updatedAt: now };
  for (const id of ["owner", "other"]) {
    const user = { id, email: `${id}@rathkar.example`, name: id, emailVerified: 1, image: null };
    await db
      .insertInto("user")
      .values({ ...user, role: "administrator", ...times })
      .execute();
    await db
      .insertInto("account")
      .values({
        id,
        accountId: id,
        providerId: "credential",
        userId: id,
        password: `hash of ${id}`,
        ...times,
      })
      .execute();
  }
  const devices = createKnownDevices({ db, secret, publicUrl });
  const cookie = browserWith([await devices.remember(null, "owner")]).get("cookie") ?? "";
  expect(await devices.read(cookie)).toMatchObject({ userId: "owner", account: "owner@rathkar.example" });

  const elsewhereMade = createKnownDevices({
    db,
    secret: "another secret of thirty-two characters",
    publicUrl,
  });
  expect(await elsewhereMade.read(cookie)).toBeNull();
  const [name = "", userId = "", signature = ""] = cookie.split(".device=")[1]?.split(".") ?? [];
  const forged = [
    ...["", ".", `${name}.${userId}.`, `${name}.${userId}`, `${name}.other.${signature}`],
    ...[
      `${name.startsWith("x") ? "y" : "x"}${name.slice(1)}.${userId}.${signature}`,
      `${name}.nobody.${signature}`,
      `${name}.${userId}.${signature}x`,
    ],
  ];
  for (const value of forged) expect(await devices.read(`__Host-rathkar.device=${value}`)).toBeNull();
  expect(await devices.read(null)).toBeNull();
});
