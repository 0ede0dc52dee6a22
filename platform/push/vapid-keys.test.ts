import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { vapidKeysOf } from "./vapid-keys.ts";

describe.each(engines)("the keys that sign what is pushed, on $name", (engine) => {
  test("are made once and shared by servers that start at the same time, and later [PUSH-5]", async () => {
    await using database = await engine.open();
    const [one, other] = await Promise.all([vapidKeysOf(database), vapidKeysOf(database)]);
    expect(one).toEqual(other);
    expect(await vapidKeysOf(database)).toEqual(one);
    expect(Buffer.from(one.publicKey, "base64url")).toHaveLength(65);
    expect(Buffer.from(one.privateKey, "base64url")).toHaveLength(32);
  });
});
