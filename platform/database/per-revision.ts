import type { Log } from "#platform/log.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { ContentRevision } from "./content-revision.ts";

interface PerRevision<Value> {
  revision: Pick<ContentRevision, "current">;
  log: Log;
  /** What the log says when it cannot be read. */
  fault: string;
  /** What else it depends on, such as the day. */
  key?(): string;
  read(known: Value | null): Promise<Value>;
  otherwise(): Value;
}

export interface ReadPerRevision<Value> {
  (): Promise<{ value: Value; isOutdated: boolean }>;
  lastKnown(): Value | null;
}

export function perRevision<Value>(parts: PerRevision<Value>): ReadPerRevision<Value> {
  let known: { key: string; value: Value } | null = null;
  let reading: { key: string; answer: ReturnType<typeof read> } | null = null;

  async function read(key: string) {
    try {
      const value = await readWithRetries(() => parts.read(known?.value ?? null));
      known = { key, value };
      return { value, isOutdated: false };
    } catch (error) {
      parts.log.error({ err: error }, parts.fault);
      reading = null;
      return { value: known?.value ?? parts.otherwise(), isOutdated: true };
    }
  }

  async function current() {
    const key = `${parts.revision.current()} ${parts.key?.() ?? ""}`;
    if (known?.key === key) return { value: known.value, isOutdated: false };
    if (reading?.key !== key) reading = { key, answer: read(key) };
    return reading.answer;
  }

  return Object.assign(current, { lastKnown: () => known?.value ?? null });
}
