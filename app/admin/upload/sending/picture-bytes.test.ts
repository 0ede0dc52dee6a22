import { expect, test, vi } from "vitest";
import { upload as text } from "#content/en/admin/upload.ts";
import { accepted, refused } from "#platform/result.ts";
import { bytesToSend } from "../../kit/upload/upload-api.ts";

const truck = { name: "truck.jpg" };

function halving() {
  return {
    prepare: vi.fn(async (picture: Blob) =>
      accepted({ picture: picture.slice(0, Math.ceil(picture.size / 2)), hash: "chosen" }),
    ),
    save: vi.fn(async () => {}),
    text,
  };
}

test("a picture is prepared once, saved, and sent with the same bytes at every try [UPL-17]", async () => {
  const dependencies = halving();
  const picture = { blob: new Blob(["tata ace"]), isReady: false, hash: null };
  const first = await bytesToSend(picture, truck, dependencies);

  expect(await first.blob.text()).toBe("tata");
  expect(first.hash).toBe("chosen");
  expect((await bytesToSend(picture, truck, dependencies)).blob).toBe(first.blob);
  expect(dependencies.prepare).toHaveBeenCalledTimes(1);
  expect(dependencies.save).toHaveBeenCalledTimes(1);
  expect(picture).toEqual({ blob: first.blob, isReady: true, hash: "chosen" });
});

test("a picture is cut to its crop as it is prepared [UPL-31]", async () => {
  const dependencies = halving();
  const crop = { x: 0, y: 0.1, width: 1, height: 0.8 };
  const blob = new Blob(["tata ace"]);
  await bytesToSend({ blob, isReady: false, hash: null }, { ...truck, crop }, dependencies);
  expect(dependencies.prepare).toHaveBeenCalledExactlyOnceWith(blob, crop);
});

test("a picture that was prepared before a reload is sent as it is", async () => {
  const dependencies = halving();
  const restored = { blob: new Blob(["tata"]), isReady: true, hash: "chosen" };
  expect(await bytesToSend(restored, truck, dependencies)).toEqual({ blob: restored.blob, hash: "chosen" });
  expect(dependencies.prepare).not.toHaveBeenCalled();
});

test("a photograph that is damaged is not sent at all [UPL-30]", async () => {
  const prepare = async () => refused({ kind: "damaged" as const, detail: "its end is missing" });
  const picture = { blob: new Blob(["half a truck"]), isReady: false, hash: null };
  await expect(bytesToSend(picture, truck, { ...halving(), prepare })).rejects.toMatchObject({
    kind: "refused",
    message: text.photograph.damaged,
  });
  expect(picture.isReady).toBe(false);
});

test("a picture that stays above 25 MB is not sent at all [PIC-4]", async () => {
  const huge = { blob: new Blob([new Uint8Array(50 * 1024 * 1024 + 2)]), isReady: false, hash: null };
  await expect(bytesToSend(huge, truck, halving())).rejects.toMatchObject({
    kind: "refused",
    message: "The file is larger than 25 MB. Please send a smaller photograph.",
  });
});

test("a file that was moved away since it was chosen is told by its name", async () => {
  const moved = new Blob(["x"]);
  moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  for (const picture of [{ blob: moved, isReady: false, hash: null }, undefined]) {
    await expect(bytesToSend(picture, truck, halving())).rejects.toMatchObject({
      kind: "refused",
      message: "truck.jpg can no longer be read on this device. Please choose it again.",
    });
  }
});
