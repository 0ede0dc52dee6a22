import type { Answer } from "./json-call.ts";

export const chunkSize = 100;

export type ChunkAnswer = Answer<{ changed: number }>;

export interface BulkOutcome {
  changed: number;
  remaining: string[];
  failure: string | null;
}

interface BulkChange {
  ids: readonly string[];
  call(ids: readonly string[]): Promise<ChunkAnswer>;
  onProgress?(done: number): void;
  isStopped?(): boolean;
}

export async function changeInChunks(work: BulkChange): Promise<BulkOutcome> {
  const { ids, call, onProgress = () => {}, isStopped = () => false } = work;
  let changed = 0;
  for (let done = 0; done < ids.length; done += chunkSize) {
    onProgress(done);
    if (isStopped()) return { changed, remaining: ids.slice(done), failure: null };
    const answer = await call(ids.slice(done, done + chunkSize));
    if (!answer.ok) return { changed, remaining: ids.slice(done), failure: answer.message };
    changed += answer.changed;
  }
  return { changed, remaining: [], failure: null };
}
