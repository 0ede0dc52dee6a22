import type { AdminText } from "../../layout/admin-text.ts";
import { jsonFields } from "../../session/json-fields.ts";
import { imagesAddress } from "../list-address.ts";

/** Images in one call: few enough to show progress, and each call is finished or not begun. */
export const portionSize = 100;

type Answer<Value> = ({ ok: true } & Value) | { ok: false; message: string };
export type DeleteAnswer = Answer<{ removed: number }>;

interface BulkOutcome {
  /** How many images went; others were gone before. */
  removed: number;
  remaining: string[];
  failure: string | null;
}

interface BulkDelete {
  ids: readonly string[];
  call(ids: readonly string[]): Promise<DeleteAnswer>;
  onProgress(done: number): void;
  isStopped(): boolean;
}

export async function deleteInPortions(work: BulkDelete): Promise<BulkOutcome> {
  const { ids, call, onProgress, isStopped } = work;
  let removed = 0;
  for (let done = 0; done < ids.length; done += portionSize) {
    onProgress(done);
    if (isStopped()) return { removed, remaining: ids.slice(done), failure: null };
    const answer = await call(ids.slice(done, done + portionSize));
    if (!answer.ok) return { removed, remaining: ids.slice(done), failure: answer.message };
    removed += answer.removed;
  }
  return { removed, remaining: [], failure: null };
}

export async function fetchMatchingIds(text: AdminText, search: string): Promise<Answer<{ ids: string[] }>> {
  const address = imagesAddress({ search }).replace("/admin/images", "/admin/images/matching");
  return call(text, address, {}, ({ ids }) =>
    Array.isArray(ids) && ids.every((id) => typeof id === "string") ? { ids } : null,
  );
}

export function deletePortion(text: AdminText, ids: readonly string[]): Promise<DeleteAnswer> {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ids }),
  };
  return call(text, "/admin/images/delete", init, ({ removed }) =>
    typeof removed === "number" ? { removed } : null,
  );
}

async function call<Value>(
  { layout, images }: AdminText,
  address: string,
  init: RequestInit,
  read: (fields: Record<string, unknown>) => Value | null,
): Promise<Answer<Value>> {
  const { badAnswer } = images.bulkDelete;
  try {
    const response = await fetch(address, init);
    const fields = await jsonFields(response);
    if (!response.ok) {
      return { ok: false, message: typeof fields.message === "string" ? fields.message : badAnswer };
    }
    const value = read(fields);
    return value === null ? { ok: false, message: badAnswer } : { ok: true, ...value };
  } catch {
    return { ok: false, message: layout.networkError };
  }
}
