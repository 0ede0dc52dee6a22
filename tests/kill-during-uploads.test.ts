import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createPictureShelf } from "#domain/gallery/create-picture-shelf.ts";
import { objectNameOf, pictureFormats, usefulWidths } from "#domain/gallery/pictures.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { arrivedFile, photographOf, temporaryFolder } from "./photographs.ts";
import type { Said } from "./upload-until-killed.ts";

const kills = 20;
const program = join(import.meta.dirname, "upload-until-killed.ts");

/** Starts the uploading process, kills it a moment after it has said `wordsBefore` and answers all it said. */
async function uploadUntilKilled(dataDir: string, photograph: string, wordsBefore: number): Promise<Said[]> {
  const uploading = spawn(process.execPath, [program, dataDir, photograph], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(uploading, "exit");
  const words: Said[] = [];
  for await (const line of createInterface({ input: uploading.stdout })) {
    words.push(JSON.parse(line));
    if (words.length === wordsBefore) void pause(Math.random() * 150).then(() => uploading.kill("SIGKILL"));
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  return words;
}

interface State {
  /** Ids of all images. */
  images: Set<string>;
  /** Object names of the pictures that the images show. */
  shown: Set<string>;
  /** Those of them without their facts or their file. */
  incomplete: string[];
}

async function stateOf(dataDir: string): Promise<State> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir });
  const rows = await database.db.selectFrom("gallery_images").selectAll().execute();
  const pictures = await database.db.selectFrom("pictures").select("object_name").execute();
  await database.close();
  const known = new Set(pictures.map((picture) => picture.object_name));
  const urls = rows.flatMap((row) => [row.main_image_url, row.before_image_url, row.after_image_url]);
  const shown = new Set(urls.filter((url) => url !== null).map((url) => objectNameOf(url) ?? ""));
  const incomplete: string[] = [];
  for (const name of shown) if (!known.has(name) || !(await files.exists(name))) incomplete.push(name);
  return { images: new Set(rows.map((row) => row.id)), shown, incomplete };
}

/** What a server finds a day later: finishes the sizes, sweeps, and answers the files that are left. */
async function tidiedUp(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir });
  const tomorrow = { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };
  const shelf = createPictureShelf({ database, files, clock: tomorrow, log: silentLog });
  await shelf.sweep();
  await shelf.warmedUp();
  await shelf.stop();
  await database.close();
  const names: string[] = [];
  for await (const { name } of files.list("")) {
    await sharp((await files.read(name)) ?? Buffer.alloc(0)).stats();
    names.push(name);
  }
  return names.sort();
}

test(`killed ${kills} times during uploads, every acknowledged image has its files`, async () => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  const photograph = await arrivedFile(dataDir, "photograph", await photographOf(300, 200).jpeg().toBuffer());
  const acknowledged = new Set<string>();
  let removed = 0;

  for (let kill = 0; kill < kills; kill++) {
    const said = await uploadUntilKilled(dataDir, photograph, 1 + (kill % 7));
    expect(said[0]).toEqual({ said: "ready" });
    for (const words of said) {
      if (words.said === "added") for (const id of words.ids) acknowledged.add(id);
      if (words.said === "removing") for (const id of words.ids) acknowledged.delete(id);
      if (words.said === "removed") removed += words.ids.length;
    }
    const { images, incomplete } = await stateOf(dataDir);
    expect(incomplete).toEqual([]);
    expect([...acknowledged].filter((id) => !images.has(id))).toEqual([]);
  }

  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(removed).toBeGreaterThan(0);
  const { shown } = await stateOf(dataDir);
  const expected = [...shown].flatMap((name) => [
    name,
    ...usefulWidths(300).flatMap((width) =>
      pictureFormats.map((format) => `sizes/${name}/${width}.${format}`),
    ),
  ]);
  expect(await tidiedUp(dataDir)).toEqual(expected.sort());
}, 120_000);
