import type { Log } from "#platform/log.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { ContentRevision } from "./content-revision.ts";

/** Reads once for each content revision and key; failures are not kept. */
export function memoizePerRevision<Value>(
  revision: Pick<ContentRevision, "current">,
  read: () => Promise<Value>,
  keyOf: () => string = () => "",
): () => Promise<Value> {
  let known: { key: string; value: Promise<Value> } | null = null;
  return () => {
    const key = `${revision.current()} ${keyOf()}`;
    if (known?.key === key) return known.value;
    const value = read();
    known = { key, value };
    value.catch(() => {
      if (known?.value === value) known = null;
    });
    return value;
  };
}

interface RevisionCacheParts<Value> {
  revision: Pick<ContentRevision, "current">;
  log: Log;
  /** For the log. */
  fault: string;
  /** What else it depends on, such as the day. */
  key?(): string;
  read(known: Value | null): Promise<Value>;
  otherwise(): Value;
}

export interface RevisionCache<Value> {
  (): Promise<{ value: Value; isOutdated: boolean }>;
  lastKnown(): Value | null;
}

/** Where reading fails, the last known value stands in. */
export function revisionCache<Value>(parts: RevisionCacheParts<Value>): RevisionCache<Value> {
  let lastKnown: Value | null = null;

  async function readAnew(): Promise<Value> {
    try {
      const value = await readWithRetries(() => parts.read(lastKnown));
      lastKnown = value;
      return value;
    } catch (error) {
      parts.log.error({ err: error }, parts.fault);
      throw error;
    }
  }

  const read = memoizePerRevision(parts.revision, readAnew, parts.key);

  async function current() {
    try {
      return { value: await read(), isOutdated: false };
    } catch {
      // Logged once for all who waited.
      return { value: lastKnown ?? parts.otherwise(), isOutdated: true };
    }
  }

  return Object.assign(current, { lastKnown: () => lastKnown });
}
