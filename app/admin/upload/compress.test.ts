import { afterEach, expect, test, vi } from "vitest";
import { compressPhotograph } from "./compress.ts";

const compress = vi.hoisted(() => vi.fn());
vi.mock("browser-image-compression", () => ({ default: compress }));

afterEach(() => compress.mockReset());

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
