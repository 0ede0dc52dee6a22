import type SqliteFile from "better-sqlite3";
import type { TrackedRevision } from "./content-revision.ts";

const interval = 1_000;

/** Hears other processes' changes within a second. */
export function watchForRevisions(file: SqliteFile.Database, revision: TrackedRevision): { stop(): void } {
  const stored = file.prepare<[], { revision: number }>("select revision from content_revision where id = 1");
  // Changes with the commits of other connections alone.
  const dataVersion = () => file.pragma("data_version", { simple: true });
  let seen = dataVersion();
  const watching = setInterval(() => {
    try {
      const now = dataVersion();
      if (now === seen) return;
      revision.update(stored.get()?.revision ?? 0);
      seen = now;
    } catch {
      // Whoever needs the database meets the fault.
    }
  }, interval);
  watching.unref();
  return { stop: () => clearInterval(watching) };
}
