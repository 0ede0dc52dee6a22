import { afterEach, expect, test, vi } from "vitest";
import { upload as text } from "#content/en/admin/upload.ts";
import { bytesToSend, type ChosenPicture, compressPhotograph } from "./picture-bytes.ts";

const compress = vi.hoisted(() => vi.fn());
vi.mock("browser-image-compression", () => ({ default: compress }));

afterEach(() => compress.mockReset());

function chosen(blob: Blob, isReady = false): ChosenPicture {
  return { blob, isReady, preview: blob };
}

/** Pictures become smaller by half. */
function halving() {
  return {
    compress: vi.fn(async (picture: Blob) => picture.slice(0, Math.ceil(picture.size / 2))),
    save: vi.fn(async () => {}),
    text,
  };
}

test("a picture is compressed once, saved, and sent with the same bytes at every try [UPL-17]", async () => {
  const dependencies = halving();
  const picture = chosen(new Blob(["tata ace"]));
  const first = await bytesToSend(picture, "truck.jpg", dependencies);

  expect(await first.text()).toBe("tata");
  expect(await bytesToSend(picture, "truck.jpg", dependencies)).toBe(first);
  expect(dependencies.compress).toHaveBeenCalledTimes(1);
  expect(dependencies.save).toHaveBeenCalledTimes(1);
  expect(picture).toMatchObject({ blob: first, isReady: true });
  expect(await picture.preview.text()).toBe("tata ace");
});

test("a picture that was compressed before a reload is sent as it is", async () => {
  const dependencies = halving();
  const restored = chosen(new Blob(["tata"]), true);
  expect(await bytesToSend(restored, "truck.jpg", dependencies)).toBe(restored.blob);
  expect(dependencies.compress).not.toHaveBeenCalled();
});

test("a picture that stays above 25 MB is not sent at all [PIC-4]", async () => {
  const huge = chosen(new Blob([new Uint8Array(50 * 1024 * 1024 + 2)]));
  await expect(bytesToSend(huge, "truck.jpg", halving())).rejects.toMatchObject({
    kind: "refused",
    message: "The file is larger than 25 MB. Please send a smaller photograph.",
  });
});

test("a file that was moved away since it was chosen is told by its name", async () => {
  const moved = new Blob(["x"]);
  moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  for (const picture of [chosen(moved), undefined]) {
    await expect(bytesToSend(picture, "truck.jpg", halving())).rejects.toMatchObject({
      kind: "refused",
      message: "truck.jpg can no longer be read on this device. Please choose it again.",
    });
  }
});

const photograph = new Blob(["a photograph of forty bytes, more or less"], { type: "image/png" });

test("a picture is asked for at 1 MB, 1920 px, as JPEG of quality 0.8 [UPL-17]", async () => {
  const smaller = new Blob(["small"]);
  compress.mockResolvedValue(smaller);
  expect(await compressPhotograph(photograph, "truck.png")).toBe(smaller);
  expect(compress.mock.lastCall?.[1]).toMatchObject({
    maxSizeMB: 1,
    maxWidthOrHeight: 1920,
    fileType: "image/jpeg",
    initialQuality: 0.8,
  });
});

test("a picture that cannot be made smaller is sent as it is [UPL-17]", async () => {
  compress.mockRejectedValue(new Error("out of memory"));
  expect(await compressPhotograph(photograph, "truck.png")).toBe(photograph);
  compress.mockResolvedValue(new Blob(["x".repeat(1000)]));
  expect(await compressPhotograph(photograph, "truck.png")).toBe(photograph);
});
