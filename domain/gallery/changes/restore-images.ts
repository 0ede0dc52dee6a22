import type { Transaction } from "kysely";
import { type BinEntry, contentOf, putBack } from "#platform/database/bin-rows.ts";
import type { Database } from "#platform/database/schema.ts";
import { writeSearchTexts } from "../list/image-search.ts";

const generatedColumns = ["shown_work", "shown_vehicle", "is_shown", "search_text", "sound_text"];

/** Takes images out of the bin; belongs behind the lock of the content revision. */
export async function restoreImages(trx: Transaction<Database>, entries: readonly BinEntry[]): Promise<void> {
  for (const entry of entries) {
    const { gallery_images: images = [], ...others } = contentOf(entry);
    const stored = images.map((image) =>
      Object.fromEntries(Object.entries(image).filter(([column]) => !generatedColumns.includes(column))),
    );
    await putBack(trx, entry, { gallery_images: stored, ...others });
  }
  await writeSearchTexts(
    trx,
    entries.map(({ id }) => id),
  );
}
