import { expect, test } from "vitest";
import { filesOfPictures, stateOf, tidiedUp } from "../support/data-folder.ts";
import { photographOf, uploadedFile } from "../support/photographs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runUntilKilled, spreadDelays } from "./run-until-killed.ts";
import { shortOrLong } from "./short-or-long.ts";
import type { Said } from "./upload-until-killed.ts";

const linesBefore = shortOrLong(
  [2, 5, 7],
  Array.from({ length: 21 }, (_, kill) => 1 + (kill % 7)),
);
const kills = linesBefore.length;
const delays = spreadDelays(kills, 150);

test(`killed ${kills} times during uploads, every acknowledged image has its files [PIC-6]`, async () => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  const photograph = await uploadedFile(dataDir, "photograph", await photographOf(60, 40).jpeg().toBuffer());
  const acknowledged = new Set<string>();
  let removed = 0;

  for (const [kill, lines] of linesBefore.entries()) {
    const moment = { lines, delay: delays[kill] ?? 0 };
    const written = await runUntilKilled("upload-until-killed.ts", [dataDir, photograph], moment);
    const said = written.map((line): Said => JSON.parse(line));
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
  expect(await tidiedUp(dataDir)).toEqual(filesOfPictures(shown, 60));
});
