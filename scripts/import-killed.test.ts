import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { pictureUrlsOf } from "#domain/gallery/gallery.ts";
import { pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { photograph, stored, workspace } from "#tests/support/import-workspace.ts";

test("killed at any point and run again, it doubles nothing and leaves nothing behind [IMP-5]", async () => {
  await using place = await workspace();
  const pairs = 20;
  for (let number = 0; number < pairs; number++) {
    await place.put({
      [`photos/Tata Ace/${number} before.jpg`]: await photograph(2 * number),
      [`photos/Tata Ace/${number} after.jpg`]: await photograph(2 * number + 1),
    });
  }
  const words = [place.path("photos"), "--apply"];
  const files = openFileStore({ url: null, dataDir: place.dataDir });
  const filesThere = () => Array.fromAsync(files.list(""), ({ name }) => name);
  for (const count of [1, 4, 13, 26]) {
    const child = spawn(process.execPath, ["scripts/import.ts", ...words], {
      env: { PATH: process.env.PATH, ...place.env },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await vi.waitFor(async () => expect((await filesThere()).length).toBeGreaterThanOrEqual(count), {
      timeout: 300_000,
      interval: 5,
    });
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
  }

  expect(await place.run(...words)).toMatchObject({ code: 0, problem: "" });
  expect((await place.run(...words)).output).toContain(`Taken: 0. There already: ${pairs}. Not taken: 0.`);
  const { images } = await stored({ url: null, dataDir: place.dataDir });
  expect(images).toHaveLength(pairs);
  const shown = images.flatMap(pictureUrlsOf).sort();
  expect(new Set(shown).size).toBe(2 * pairs);
  expect((await filesThere()).map(pictureUrl).sort()).toEqual(shown);
});
