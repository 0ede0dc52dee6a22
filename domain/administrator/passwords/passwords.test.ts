import { expect, test } from "vitest";
import { argon2idPasswords, hashInTurns, PasswordsBusy } from "./passwords.ts";

test("a password is known again by its kept text, another is not", async () => {
  const hash = await argon2idPasswords.hash("टाटा एस 2005");

  expect(await argon2idPasswords.verify({ hash, password: "टाटा एस 2005" })).toBe(true);
  expect(await argon2idPasswords.verify({ hash, password: "टाटा एस 2006" })).toBe(false);
});

test("the same password is kept differently each time, with its cost in the text", async () => {
  const first = await argon2idPasswords.hash("chariot-maker");
  const second = await argon2idPasswords.hash("chariot-maker");

  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toContain("chariot-maker");
});

test("a text kept with another cost still verifies, by the cost it names", async () => {
  const { argon2Sync } = await import("node:crypto");
  const salt = Buffer.alloc(16, 7);
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const tag = argon2Sync("argon2id", { message: "old password", nonce: salt, tagLength: 32, ...cost });
  const hash = `$argon2id$v=19$m=64,t=1,p=1$${salt.toString("base64url")}$${tag.toString("base64url")}`;

  expect(await argon2idPasswords.verify({ hash, password: "old password" })).toBe(true);
});

test.each(["", "chariot-maker", "$argon2id$v=19$m=1$x$y", "$2b$10$abcdefghijklmnopqrstuv"])(
  "the unreadable text '%s' belongs to no password",
  async (hash) => {
    expect(await argon2idPasswords.verify({ hash, password: "chariot-maker" })).toBe(false);
  },
);

test("two passwords are hashed at a time, twenty wait, the next is turned away [SEC-8]", async () => {
  const release = Promise.withResolvers<void>();
  let pending = 0;
  let most = 0;
  async function work<Value>(value: Value): Promise<Value> {
    most = Math.max(most, ++pending);
    await release.promise;
    pending--;
    return value;
  }
  const passwords = hashInTurns({ hash: () => work("hash"), verify: () => work(true) });
  const accepted = Array.from({ length: 22 }, (_, index) =>
    index % 2 === 0 ? passwords.hash("a") : passwords.verify({ hash: "", password: "a" }),
  );
  await expect(passwords.hash("one too many")).rejects.toThrow(PasswordsBusy);
  release.resolve();
  expect(await Promise.all(accepted)).toHaveLength(22);
  expect(most).toBe(2);
  expect(await passwords.hash("later")).toBe("hash");
});
