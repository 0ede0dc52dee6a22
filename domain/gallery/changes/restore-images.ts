import type { Transaction } from "kysely";
import { type BinEntry, contentOf, putBack } from "#platform/database/bin-rows.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { writeSearchTexts } from "../list/image-search.ts";

const generatedColumns = ["shown_work", "shown_vehicle", "is_shown", "search_text", "sound_text"];

/** Belongs behind the lock of the content revision. */
export async function restoreImages(trx: Transaction<Database>, entries: readonly BinEntry[]): Promise<void> {
  for (const entry of entries) {
    const { gallery_images: images = [], ...others } = contentOf(entry);
    const stored = images.map((image) =>
      Object.fromEntries(Object.entries(image).filter(([column]) => !generatedColumns.includes(column))),
    );
    await putBack(trx, entry, { gallery_images: stored, ...others });
  }
  const ids = entries.map(({ id }) => id);
  await leaveEndedProjects(trx, ids);
  for (const id of ids) await leaveTakenPlace(trx, id);
  await writeSearchTexts(trx, ids);
}

/** A project ends where the image that gave its id has left it. */
async function leaveEndedProjects(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await trx
      .updateTable("gallery_images")
      .set({ project_id: null, project_position: 0 })
      .where("id", "in", chunk)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("gallery_images as first")
            .select("first.id")
            .whereRef("first.id", "=", "gallery_images.project_id")
            .where((first) =>
              first.or([
                first("first.project_id", "is", null),
                first("first.project_id", "<>", first.ref("gallery_images.project_id")),
              ]),
            ),
        ),
      )
      .execute();
  }
}

async function leaveTakenPlace(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable("gallery_images")
    .set(({ selectFrom }) => ({
      project_position: selectFrom("gallery_images as other")
        .select((other) => other(other.fn.max("other.project_position"), "+", other.lit(1)).as("last"))
        .whereRef("other.project_id", "=", "gallery_images.project_id"),
    }))
    .where("id", "=", id)
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom("gallery_images as other")
          .select("other.id")
          .whereRef("other.project_id", "=", "gallery_images.project_id")
          .whereRef("other.project_position", "=", "gallery_images.project_position")
          .where("other.id", "<>", ref("gallery_images.id")),
      ),
    )
    .execute();
}
