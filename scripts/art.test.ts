import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { encodeArt, staleArt } from "./art.ts";

async function writePicture(root: string, name: string, colour: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: colour } });
  await picture.jpeg().toFile(join(root, "art", `${name}.jpg`));
}

test("pictures are encoded when they are new or changed, and their sizes go with them", async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await mkdir(join(root, "art"));
  await mkdir(join(root, "app/ui"), { recursive: true });
  await writePicture(root, "tanker", "teal");
  await writePicture(root, "trolley", "orange");
  expect(await staleArt(root)).toEqual(["tanker", "trolley"]);

  await encodeArt(root);
  expect(await staleArt(root)).toEqual([]);
  const facts = JSON.parse(await readFile(join(root, "app/art.json"), "utf8"));
  expect(facts.tanker).toMatchObject({ width: 900, height: 600 });
  expect((await readdir(join(root, "public", facts.tanker.url))).toSorted()).toEqual([
    "320.avif",
    "480.avif",
    "640.avif",
    "640.webp",
    "960.avif",
    "960.jpeg",
    "960.webp",
    "share.jpeg",
  ]);

  await writePicture(root, "tanker", "navy");
  await rm(join(root, "art/trolley.jpg"));
  expect(await staleArt(root)).toEqual(["tanker", "trolley"]);
  await encodeArt(root);
  expect(await staleArt(root)).toEqual([]);
  const [kept, ...others] = await readdir(join(root, "public/assets/art"));
  expect(kept).not.toBe(facts.tanker.url.slice("/assets/art/".length));
  expect(others).toEqual([]);
});
