import type { AdminText } from "./admin-text.ts";
import { jsonFields } from "./json-fields.ts";

export const portionSize = 100;

export type Answer<Value> = ({ ok: true } & Value) | { ok: false; message: string };
export type PortionAnswer = Answer<{ changed: number }>;

export interface BulkOutcome {
  changed: number;
  remaining: string[];
  failure: string | null;
}

interface BulkChange {
  ids: readonly string[];
  call(ids: readonly string[]): Promise<PortionAnswer>;
  onProgress?(done: number): void;
  isStopped?(): boolean;
}

export async function changeInPortions(work: BulkChange): Promise<BulkOutcome> {
  const { ids, call, onProgress = () => {}, isStopped = () => false } = work;
  let changed = 0;
  for (let done = 0; done < ids.length; done += portionSize) {
    onProgress(done);
    if (isStopped()) return { changed, remaining: ids.slice(done), failure: null };
    const answer = await call(ids.slice(done, done + portionSize));
    if (!answer.ok) return { changed, remaining: ids.slice(done), failure: answer.message };
    changed += answer.changed;
  }
  return { changed, remaining: [], failure: null };
}

export function fetchIds(text: AdminText, address: string): Promise<Answer<{ ids: string[] }>> {
  return call(text, address, {}, ({ ids }) =>
    Array.isArray(ids) && ids.every((id) => typeof id === "string") ? { ids } : null,
  );
}

export function postJson<Value>(
  text: AdminText,
  address: string,
  body: object,
  read: (fields: Record<string, unknown>) => Value | null,
): Promise<Answer<Value>> {
  const headers = { "Content-Type": "application/json" };
  return call(text, address, { method: "POST", headers, body: JSON.stringify(body) }, read);
}

async function call<Value>(
  { layout }: AdminText,
  address: string,
  init: RequestInit,
  read: (fields: Record<string, unknown>) => Value | null,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(address, init);
    const fields = await jsonFields(response);
    if (!response.ok) {
      return { ok: false, message: typeof fields.message === "string" ? fields.message : layout.badAnswer };
    }
    const value = read(fields);
    return value === null ? { ok: false, message: layout.badAnswer } : { ok: true, ...value };
  } catch {
    return { ok: false, message: layout.networkError };
  }
}
