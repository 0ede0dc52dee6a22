import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { pictureUrl } from "#domain/gallery/pictures/picture-facts.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { filesOfPictures, stateOf, tidiedUp } from "../support/data-folder.ts";
import { photographOf } from "../support/photographs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { Said } from "./delete-until-killed.ts";

const images = 160;
const kills = 6;
const width = 300;
const program = join(import.meta.dirname, "delete-until-killed.ts");

/** Images with a picture of their own and all its sizes. */
async function fill(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir });
  const bytes = await photographOf(width, 200).jpeg().toBuffer();
  const created_at = new Date().toISOString();
  for (let index = 0; index < images; index++) {
    const object_name = `main_1_${index}_truck.jpg`;
    for (const name of filesOfPictures([object_name], width)) await files.write(name, bytes, "image/jpeg");
    const facts = { width, height: 200, placeholder: "#335577", is_warm: 1 };
    await db
      .insertInto("pictures")
      .values({ object_name, ...facts, created_at })
      .execute();
    const image = { vehicle_name: "Carry", category: "painting", is_featured: 0, created_at };
    await db
      .insertInto("gallery_images")
      .values({ ...image, id: randomUUID(), main_image_url: pictureUrl(object_name) })
      .execute();
  }
  await close();
}

/** Starts the deleting process, kills it a moment after it has begun a portion and answers all it said. */
async function deleteUntilKilled(dataDir: string): Promise<Said[]> {
  const deleting = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(deleting, "exit");
  const words: Said[] = [];
  for await (const line of createInterface({ input: deleting.stdout })) {
    words.push(JSON.parse(line));
    if (words.length === 1) void pause(Math.random() * 30).then(() => deleting.kill("SIGKILL"));
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  return words;
}

test(`killed ${kills} times during a bulk delete, each image is deleted or untouched`, async () => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  await fill(dataDir);
  const acknowledged = new Set<string>();

  for (let kill = 0; kill < kills; kill++) {
    for (const { said, ids } of await deleteUntilKilled(dataDir)) {
      if (said === "removed") for (const id of ids) acknowledged.add(id);
    }
    const { images: left, incomplete } = await stateOf(dataDir);
    expect(incomplete).toEqual([]);
    expect([...acknowledged].filter((id) => left.has(id))).toEqual([]);
  }

  const { shown } = await stateOf(dataDir);
  expect(shown.size).toBeLessThan(images);
  expect(await tidiedUp(dataDir)).toEqual(filesOfPictures(shown, width));
}, 120_000);
