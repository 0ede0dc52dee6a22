import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { filesOfPictures, stateOf, tidiedUp } from "../support/data-folder.ts";
import { photographOf, uploadedFile } from "../support/photographs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
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

test(`killed ${kills} times during uploads, every acknowledged image has its files`, async () => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  const photograph = await uploadedFile(
    dataDir,
    "photograph",
    await photographOf(300, 200).jpeg().toBuffer(),
  );
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
  expect(await tidiedUp(dataDir)).toEqual(filesOfPictures(shown, 300));
}, 120_000);
