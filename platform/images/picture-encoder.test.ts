import { expect, onTestFinished, test } from "vitest";
import { photographOf } from "#tests/support/photographs.ts";
import { unedited } from "./picture-edit.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

const limits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 };
const small = { task: "size", width: 20, format: "webp" } as const;

test("one picture that may take much memory is in work at a time, light ones beside it", async () => {
  const encoder = createPictureEncoder(limits, 1920);
  onTestFinished(() => encoder.stop());
  const picture = await photographOf(60, 40).jpeg().toBuffer();
  const begun: string[] = [];
  const heavy = Promise.withResolvers<Buffer>();
  const asked = (name: string, bytes: Promise<Buffer>) => () => {
    begun.push(name);
    return bytes;
  };
  const turned = { ...unedited, turns: 1 };
  const edits = [
    encoder.edit(asked("edit", heavy.promise), turned),
    encoder.edit(asked("next edit", Promise.resolve(picture)), turned),
  ];
  await encoder.derive(asked("size", Promise.resolve(picture)), small);
  expect(begun).toEqual(["edit", "size"]);
  expect(encoder.pending()).toBe(2);
  heavy.resolve(picture);
  for (const edit of edits) expect(await edit).toMatchObject({ width: 40, height: 60 });
  expect(begun).toEqual(["edit", "size", "next edit"]);
  expect(encoder.pending()).toBe(0);
});

test("what is not there is not made", async () => {
  const encoder = createPictureEncoder(limits, 1920);
  expect(await encoder.derive(async () => null, small)).toBeNull();
  expect(await encoder.edit(async () => null, unedited)).toBeNull();
});
