import { type Draft, emptyDraft, type FailedUpload, without } from "./draft.ts";
import type { UploadOutcome } from "./upload-queue.ts";

/**
 * The form once what was sent has come to its end. It resets when anything of it was stored; what failed is then
 * listed, with what the form said of it. Where nothing was stored the form stays as it is, except for images whose
 * answer was lost: they may be in the gallery already and must go out again as they were, so they are listed too.
 */
export function afterSending(draft: Draft, outcome: UploadOutcome): Draft {
  const { sending } = draft;
  if (sending === null) return draft;
  const { storedIds, failures, inDoubt } = outcome;
  const resets = sending.origin === "form" && storedIds.size > 0;
  const listed = new Set(draft.failed.map(({ entry }) => entry.id));
  const newlyListed = sending.orders.flatMap(({ entries, details }) =>
    entries.flatMap((entry): FailedUpload[] => {
      const message = failures.get(entry.id);
      const isListed = message === undefined || listed.has(entry.id) || !(resets || inDoubt.has(entry.id));
      return isListed ? [] : [{ entry, details, message }];
    }),
  );
  const leaving = new Set(newlyListed.map(({ entry }) => entry.id));
  const form = resets ? { ...emptyDraft, failed: draft.failed } : draft;
  const kept = without(form, (id) => storedIds.has(id) || leaving.has(id));
  const failed = kept.failed.map((failure) => ({
    ...failure,
    message: failures.get(failure.entry.id) ?? failure.message,
  }));
  return { ...kept, failed: [...failed, ...newlyListed], sending: null };
}
