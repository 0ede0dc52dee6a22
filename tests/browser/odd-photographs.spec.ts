import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import SqliteFile from "better-sqlite3";
import sharp from "sharp";
import { upload } from "#content/en/admin/upload.ts";
import { textsOf } from "#content/texts.server.ts";
import { oddPhotograph, oddPhotographs, plainPicture } from "#tests/support/odd-photographs.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

interface Seen {
  width: number;
  height: number;
  average: number[];
}

function seenIn(picture: Locator): Promise<Seen> {
  return picture.evaluate(async (element) => {
    if (element instanceof HTMLImageElement) await element.decode();
    const { width, height } = await createImageBitmap(element as HTMLImageElement | HTMLCanvasElement);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context?.drawImage(element as HTMLImageElement | HTMLCanvasElement, 0, 0);
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    const sums = [0, 0, 0];
    for (const [at, value] of pixels.entries()) if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + value;
    return { width, height, average: sums.map((sum) => sum / (width * height)) };
  });
}

async function seenInFile(path: string): Promise<Seen> {
  const picture = sharp(await readFile(path));
  const { width, height } = await picture.metadata();
  return { width, height, average: (await picture.stats()).channels.map(({ mean }) => mean) };
}

function expectAlike(
  one: readonly number[],
  other: readonly number[],
  tolerance: number,
  what: string,
): void {
  const difference = Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? -99))));
  expect(difference, `${what}: ${one} and ${other}`).toBeLessThan(tolerance);
}

function expectAsShown(name: string, preview: Seen, kept: Seen): void {
  const { width, height, average } = oddPhotograph(name);
  expect({ name, width: kept.width, height: kept.height }).toEqual({ name, width, height });
  expect(preview.width / preview.height, name).toBeCloseTo(width / height, 2);
  expectAlike(preview.average, kept.average, 2.5, `preview and picture of ${name}`);
  expectAlike(kept.average, average, 5, name);
}

async function chosen(names: readonly string[]) {
  const files = names.map(async (name) => {
    const buffer = await oddPhotograph(name).make();
    return { name, mimeType: "", buffer };
  });
  return Promise.all(files);
}

const names = Object.keys(oddPhotographs);

test("odd photographs are published as the upload form has shown them [UPL-17, UPL-30, PIC-3, PIC-5]", async ({
  page,
  emptySite: site,
}) => {
  await signIn(page, site);
  await page.getByLabel(/^Category/).selectOption("painting");
  await page.getByLabel("Files: images").setInputFiles(await chosen(names));
  const previews = new Map<string, Seen>();
  for (const name of names) {
    const preview = page.getByRole("img", { name: `Preview of ${name}` });
    await preview.scrollIntoViewIfNeeded();
    previews.set(name, await seenIn(preview));
  }
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText(`Successfully uploaded ${names.length} image(s) total!`)).toBeVisible();
  const folder = join(site.dataDir, "gallery-images");
  const place = (file: string) => Number(/^main_\d+_(\d+)_/.exec(file)?.[1] ?? Number.NaN);
  const files = (await readdir(folder)).filter((file) => !Number.isNaN(place(file)));
  const published = files.toSorted((one, other) => place(one) - place(other));
  expect(published).toHaveLength(names.length);
  for (const [index, [name, preview]] of [...previews].entries()) {
    expectAsShown(name, preview, await seenInFile(join(folder, published[index] ?? "")));
  }
});

const text = textsOf("mr").quickPrice;

test("kinds that nobody can show are called so in both forms, when they are chosen [UPL-30, QP-4]", async ({
  page,
  emptySite: site,
}) => {
  const twelveBits = await plainPicture().jpeg().toBuffer();
  const frame = twelveBits.indexOf(Buffer.from([0xff, 0xc0]));
  twelveBits[frame + 4] = 12;
  const film = await oddPhotograph("animated.avif").make();
  film.write("free", film.indexOf("meta"));
  const files = [
    { name: "x-ray.jpg", mimeType: "", buffer: twelveBits },
    { name: "film.avif", mimeType: "", buffer: film },
  ];
  const told = ({ unreadableKind }: { unreadableKind: string }) => [
    `x-ray.jpg: ${unreadableKind.replace("{kind}", "12-bit JPEG")}`,
    `film.avif: ${unreadableKind.replace("{kind}", "animated AVIF")}`,
  ];
  await signIn(page, site);
  await page.getByLabel("Files: images").setInputFiles(files);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(told(upload.photograph));
  await page.goto(`${site.url}/mr/contact?service=Painting`);
  const form = page.locator("[data-island=quick-price]");
  await expect(form).toHaveAttribute("data-hydrated");
  await form.locator("[name=phone]").fill("98220 12345");
  for (const [at, file] of files.entries()) {
    await form.locator("input[type=file]").setInputFiles(file);
    await expect(form.getByRole("alert").filter({ hasText: file.name })).toHaveText(
      told(text.photograph)[at] ?? "",
    );
  }
  await expect(form.locator("canvas")).toHaveCount(0);
});

async function askPrice(page: Page, site: RunningSite, sent: readonly string[]): Promise<Seen[]> {
  await page.goto(`${site.url}/mr/contact?service=Painting`);
  const form = page.locator("[data-island=quick-price]");
  await expect(form).toHaveAttribute("data-hydrated");
  await form.locator("[name=phone]").fill("98220 12345");
  await form.locator("input[type=file]").setInputFiles(await chosen(sent));
  await expect(form.locator("canvas")).toHaveCount(sent.length);
  const shown: Seen[] = [];
  for (const tile of await form.locator("canvas").all()) shown.push(await seenIn(tile));
  await form.getByRole("button", { name: text.send }).click();
  await expect(page.getByRole("heading", { name: text.received.title })).toBeVisible();
  return shown;
}

/** Both forms show and send by the same code: of each kind of oddity one, as many as one price may have. */
const sent = [
  ...["stray-bytes-in-header.jpg", "turned-small.webp", "gamma.png", "p3-by-code-points.png"],
  "p3-limited-range.avif",
];

test("odd photographs reach the workshop as the quick price has shown them [QP-4, QP-9]", async ({
  page,
  emptySite: site,
}) => {
  const shown = await askPrice(page, site, sent);
  const database = new SqliteFile(join(site.dataDir, "rathkar.sqlite"), { readonly: true });
  const ids = database.prepare("select id from enquiry_photographs order by rowid").pluck().all();
  database.close();
  expect([ids.length, shown.length]).toEqual([sent.length, sent.length]);
  for (const [place, preview] of shown.entries()) {
    const file = join(site.dataDir, "gallery-images", "enquiries", `${ids[place]}.jpg`);
    expectAsShown(sent[place] ?? "", preview, await seenInFile(file));
  }
});
