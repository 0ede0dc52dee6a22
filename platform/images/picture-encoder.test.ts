import { expect, test } from "vitest";
import { photographOf } from "#tests/support/photographs.ts";
import { unedited } from "./picture-edit.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

const limits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 };

test("what takes much memory is alone in work", async () => {
  const encoder = createPictureEncoder(limits, 1920);
  const picture = await photographOf(60, 40).jpeg().toBuffer();
  const begun: string[] = [];
  const light = Promise.withResolvers<Buffer>();
  const heavy = Promise.withResolvers<Buffer>();
  const asked = (name: string, bytes: Promise<Buffer>) => () => {
    begun.push(name);
    return bytes;
  };
  const derived = [encoder.derive(asked("size", light.promise), async (bytes) => bytes)];
  const edited = encoder.edit(asked("edit", heavy.promise), { ...unedited, turns: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  derived.push(encoder.derive(asked("next size", Promise.resolve(picture)), async (bytes) => bytes));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["size"]);
  light.resolve(picture);
  await derived[0];
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["size", "edit"]);
  heavy.resolve(picture);
  expect(await edited).toMatchObject({ width: 40, height: 60 });
  await Promise.all(derived);
  expect(begun).toEqual(["size", "edit", "next size"]);
});

test("a picture that hangs is a fault, and does not keep the next ones waiting", async () => {
  const encoder = createPictureEncoder(limits, 1920, 1);
  const hung = [1, 2].map(() =>
    encoder.derive(
      async () => Buffer.alloc(1),
      () => new Promise<Buffer>(() => {}),
    ),
  );
  const next = encoder.derive(
    async () => Buffer.from("next"),
    async (bytes) => bytes,
  );
  for (const one of hung) await expect(one).rejects.toThrow("A picture was given up");
  expect((await next)?.toString()).toBe("next");
  expect(encoder.pending()).toBe(0);
});
