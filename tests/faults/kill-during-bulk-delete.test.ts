import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { filesOfPictures, stateOf, tidiedUp } from "../support/data-folder.ts";
import { photographOf } from "../support/photographs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { Said } from "./delete-until-killed.ts";
import { runUntilKilled, spreadDelays } from "./run-until-killed.ts";
import { shortOrLong } from "./short-or-long.ts";

const images = shortOrLong(45, 160);
const kills = shortOrLong(2, 6);
const width = 60;

async function fill(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir });
  const bytes = await photographOf(width, 40).jpeg().toBuffer();
  const created_at = new Date().toISOString();
  for (let index = 0; index < images; index++) {
    const object_name = `main_1_${index}_truck.jpg`;
    for (const name of filesOfPictures([object_name], width)) await files.write(name, bytes, "image/jpeg");
    const facts = { width, height: 40, placeholder: "#335577", is_warm: 1 };
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

test(`killed ${kills} times during a bulk delete, each image is untouched, or whole in the bin [BIN-1]`, async () => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  await fill(dataDir);
  const acknowledged = new Set<string>();

  for (const [kill, delay] of spreadDelays(kills, 30).entries()) {
    const when = { lines: 1 + (kill % 2), delay };
    for (const line of await runUntilKilled("delete-until-killed.ts", [dataDir], when)) {
      const { said, ids }: Said = JSON.parse(line);
      if (said === "removed") for (const id of ids) acknowledged.add(id);
    }
    const { images: left, incomplete } = await stateOf(dataDir);
    expect(incomplete).toEqual([]);
    expect([...acknowledged].filter((id) => left.has(id))).toEqual([]);
    if (left.size === 0) break;
  }

  const { shown, images: left } = await stateOf(dataDir);
  expect(left.size).toBeLessThan(images);
  expect(shown.size).toBe(images);
  expect(await tidiedUp(dataDir)).toEqual(filesOfPictures(shown, width));
});
