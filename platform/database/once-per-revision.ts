import type { ContentRevision } from "./content-revision.ts";

/** Reads once for each content revision; what could not be read is tried again by whoever asks next. */
export function oncePerRevision<Value>(
  revision: Pick<ContentRevision, "current">,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { revision: number; value: Promise<Value> } | null = null;
  return () => {
    const current = revision.current();
    if (known?.revision === current) return known.value;
    const value = read();
    known = { revision: current, value };
    value.catch(() => {
      if (known?.value === value) known = null;
    });
    return value;
  };
}
