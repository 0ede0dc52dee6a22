/** Images that one call deletes: few enough to show progress, and each call is finished or not begun. */
export const deletedAtOnce = 100;

/** What the server says to one call. */
export type DeleteAnswer = { ok: true; removed: number } | { ok: false; message: string };

export interface BulkOutcome {
  /** How many images went; others were gone before. */
  removed: number;
  /** The ids that nobody has asked to delete yet, or in vain. */
  remaining: string[];
  /** Why it ended early; null when everything was asked for, or when it was stopped. */
  failure: string | null;
}

interface BulkDelete {
  ids: readonly string[];
  call(ids: readonly string[]): Promise<DeleteAnswer>;
  /** Hears how many ids are dealt with. */
  onProgress(done: number): void;
  isStopped(): boolean;
}

/** Deletes one portion after the other until it is done, fails or is stopped. */
export async function deleteInPortions({
  ids,
  call,
  onProgress,
  isStopped,
}: BulkDelete): Promise<BulkOutcome> {
  let removed = 0;
  for (let done = 0; done < ids.length; done += deletedAtOnce) {
    onProgress(done);
    if (isStopped()) return { removed, remaining: ids.slice(done), failure: null };
    const answer = await call(ids.slice(done, done + deletedAtOnce));
    if (!answer.ok) return { removed, remaining: ids.slice(done), failure: answer.message };
    removed += answer.removed;
  }
  return { removed, remaining: [], failure: null };
}
