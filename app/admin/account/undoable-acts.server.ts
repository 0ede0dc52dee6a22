import type { Bin } from "#domain/bin/bin.ts";
import type { Gallery } from "#domain/gallery/gallery.ts";
import type { UndoableAct } from "./undo-list.tsx";

export async function undoableActs(services: {
  gallery: Pick<Gallery, "undoableEdits">;
  bin: Pick<Bin, "newestActs">;
}): Promise<UndoableAct[]> {
  const [edits, deletions] = await Promise.all([services.gallery.undoableEdits(), services.bin.newestActs()]);
  const acts = [
    ...edits.map(({ act, kind, images, editedAt }) => ({ act, kind, count: images, at: editedAt })),
    ...deletions.map(({ deletedAt, ...deletion }) => ({ ...deletion, at: deletedAt })),
  ];
  return acts.toSorted((one, other) => other.at.localeCompare(one.at));
}
