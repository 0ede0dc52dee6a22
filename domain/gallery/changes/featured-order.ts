import type { OpenDatabase } from "#platform/database/open.ts";

/** Puts a featured image at a place among them, counted from 1. False when it is gone or not featured. */
export function moveFeatured(database: OpenDatabase, id: string, place: number): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const rows = await trx
      .selectFrom("gallery_images")
      .select(["id", "featured_position as position"])
      .where("featured_position", ">", 0)
      .orderBy("featured_position", "desc")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    const moved = rows.find((row) => row.id === id);
    if (moved === undefined) return false;
    const others = rows.filter((row) => row !== moved);
    const positions = freePositions(rows.map(({ position }) => position));
    const changed = others
      .toSpliced(place - 1, 0, moved)
      .map((row, index) => ({ ...row, featured_position: positions[index] ?? 1 }))
      .filter(({ position, featured_position }) => position !== featured_position);
    if (changed.length > 0) await database.revision.increment(trx);
    for (const { id, featured_position } of changed) {
      await trx.updateTable("gallery_images").set({ featured_position }).where("id", "=", id).execute();
    }
    return true;
  });
}

/** The same ones, so that few rows change; new ones where two images share one, as after the bin. */
function freePositions(inOrder: number[]): number[] {
  const isEachOnce = new Set(inOrder).size === inOrder.length;
  return isEachOnce ? inOrder : inOrder.map((_, index) => inOrder.length - index);
}
