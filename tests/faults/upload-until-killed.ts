/**
 * A process that receives photographs and shows them in the gallery, and now and then removes some, until it
 * is killed. Says what it begins and what it has been told is done, one line of JSON each.
 * Arguments: the data folder, a photograph.
 */
import { gallery as words } from "#content/en/gallery.ts";
import { createGallery } from "#domain/gallery/gallery.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import { createPictureStore } from "#domain/gallery/pictures/picture-store.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import { createLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";

export type Said = { said: "ready" } | { said: "added" | "removing" | "removed"; ids: string[] };

const [dataDir = "", photograph = ""] = process.argv.slice(2);
const log = createLog("error");
holdServerLock(dataDir);
const database = await openDatabase({ url: null, dataDir }, log);
const files = openFileStore({ url: null, dataDir });
const parts = { database, clock: systemClock, log };
const pictures = createPictureStore({ ...parts, files });
const gallery = createGallery({
  ...{ ...parts, pictures, workLabels: [words.work] },
  hidesSamples: async () => false,
});

const batch = { workType: "denting", vehicleName: null, bodyType: null } as const;

function say(words: Said): void {
  process.stdout.write(`${JSON.stringify(words)}\n`);
}

async function receive(role: PictureRole, index: number): Promise<string> {
  const received = await pictures.receive({ path: photograph, role, index, originalName: "truck.jpg" });
  if (!received.ok) throw new Error(received.refusal.reason);
  return received.value.url;
}

async function uploadOn(): Promise<never> {
  for (let index = 0; ; index++) {
    const [main, before, after] = await Promise.all([
      receive("main", index),
      receive("before", index),
      receive("after", index),
    ]);
    const single = await gallery.addImages({
      ...batch,
      category: "painting",
      workType: "painting",
      images: [{ main }],
    });
    const pair = await gallery.addImages({ ...batch, category: "denting", images: [{ before, after }] });
    if (!single.ok || !pair.ok) throw new Error("a batch was refused");
    say({ said: "added", ids: [...single.value.ids, ...pair.value.ids] });
    if (index % 2 === 0) continue;
    say({ said: "removing", ids: single.value.ids });
    await gallery.removeImages(single.value.ids);
    say({ said: "removed", ids: single.value.ids });
  }
}

say({ said: "ready" });
await Promise.all([uploadOn(), uploadOn()]);
