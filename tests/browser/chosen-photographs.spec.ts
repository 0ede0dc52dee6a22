import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  heifHeader,
  photographOf,
  quarterColours,
  quartersSeenIn,
  quartersTurnedBy,
} from "#tests/support/photographs.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

function file(name: string, buffer: Buffer) {
  return { name, mimeType: "", buffer };
}

async function readByWorker(page: Page, worker: string, photograph: Buffer): Promise<Buffer> {
  const answer = await page.evaluate(
    async ([address, text]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const reader = new Worker(address, { type: "module" });
      const reading = await new Promise<{ picture: Blob }>((resolve) => {
        reader.onmessage = ({ data }) => resolve(data);
        reader.postMessage({ photograph: new Blob([bytes]), longestSide: 1920, mostBytes: 1024 * 1024 });
      });
      reader.terminate();
      const picture = new Uint8Array(await reading.picture.arrayBuffer());
      return btoa(Array.from(picture, (byte) => String.fromCharCode(byte)).join(""));
    },
    [worker, photograph.toString("base64")] as const,
  );
  return Buffer.from(answer, "base64");
}

test("photographs are judged when they are chosen, made smaller upright and without metadata, and pairs cut to one shape [PIC-4, UPL-17, UPL-30, UPL-31]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite);
  const whole = await photographOf(640, 480).jpeg().toBuffer();
  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page
      .getByLabel("Files: images")
      .setInputFiles([
        file("cut.jpg", whole.subarray(0, whole.length / 2)),
        file("truck.heic", whole),
        file("phone.jpg", heifHeader("heic", "mif1")),
      ]),
  ]);
  const told = page.getByRole("alert");
  await expect(told.getByRole("listitem")).toHaveText([
    "cut.jpg: The photograph is damaged or incomplete. Please copy it from the camera again and retry.",
    /^phone\.jpg: HEIC photographs cannot be shown on the website\. Please open/,
  ]);
  await expect(page.getByRole("img", { name: "Preview of truck.heic" })).toBeVisible();
  await expect(page.getByText("cut.jpg")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close this list" }).click();
  await expect(told).toHaveCount(0);

  const turned = await sharp(await quartersTurnedBy(6))
    .resize(2560, 3840, { fit: "fill" })
    .keepMetadata()
    .jpeg({ quality: 100 })
    .toBuffer();
  const sent = await readByWorker(page, worker.url(), turned);
  const { exif, orientation, width, height } = await sharp(sent).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 1920, height: 1280 });
  for (const [quarter, colour] of (await quartersSeenIn(sent)).entries()) {
    for (const [channel, value] of colour.entries()) {
      expect(Math.abs(value - (quarterColours[quarter]?.[channel] ?? -99))).toBeLessThan(16);
    }
  }
  const noisy = await readByWorker(
    page,
    worker.url(),
    await photographOf(2400, 1800).jpeg({ quality: 98 }).toBuffer(),
  );
  expect(await sharp(noisy).metadata()).toMatchObject({ width: 1920, height: 1440 });
  expect(noisy.length).toBeLessThanOrEqual(1024 * 1024);

  // The server takes AVIF up to 12.5 megapixels; this one is smaller in bytes than its JPEG.
  const large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: "#b5651d" } })
    .avif({ effort: 0 })
    .toBuffer();
  const asJpeg = await readByWorker(page, worker.url(), large);
  expect(await sharp(asJpeg).metadata()).toMatchObject({ format: "jpeg", width: 1920, height: 1536 });

  await page.getByLabel(/^Category/).selectOption("restoration");
  await page
    .getByLabel("Files: before images")
    .setInputFiles(file("tall.jpg", await photographOf(300, 400).jpeg().toBuffer()));
  await page
    .getByLabel("Files: after images")
    .setInputFiles(file("wide.jpg", await photographOf(400, 300).jpeg().toBuffer()));
  await expect(page.getByText("The two photos have different shapes")).toBeVisible();
  await page.getByRole("button", { name: "Cut both photos of pair 1 to one shape" }).press("Enter");
  const frame = page.getByRole("button", { name: "Frame on the before image" });
  await expect(frame).toHaveAccessibleDescription("0 % from the left, 13 % from the top");
  await frame.press("ArrowUp");
  await expect(frame).toHaveAccessibleDescription("0 % from the left, 11 % from the top");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await page.getByRole("button", { name: "Cut both", exact: true }).press("Enter");
  await expect(page.getByText("Both photos are cut to one shape.")).toBeVisible();
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 2 image(s) in pairs!")).toBeVisible();
  await page.goto(`${emptySite.url}/gallery`);
  for (const picture of await page.getByRole("article").getByRole("img").all()) {
    await expect(picture).toHaveAttribute("width", "300");
    await expect(picture).toHaveAttribute("height", "300");
  }
});

test("every EXIF orientation is turned upright, of each kind that has one [UPL-17, PIC-5]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page.getByLabel("Files: images").setInputFiles(file("any.jpg", await quartersTurnedBy(1))),
  ]);
  for (const format of ["jpeg", "png", "webp"] as const) {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const stored = sharp(await quartersTurnedBy(orientation)).keepMetadata();
      const sent = await readByWorker(
        page,
        worker.url(),
        await stored.toFormat(format, { quality: 95 }).toBuffer(),
      );
      const seen = await quartersSeenIn(await sharp(sent).autoOrient().toBuffer());
      for (const [quarter, colour] of seen.entries()) {
        const wrong = colour.map((value, channel) => value - (quarterColours[quarter]?.[channel] ?? -99));
        expect(Math.max(...wrong.map(Math.abs)), `${format} ${orientation}`).toBeLessThan(30);
      }
    }
  }
});
