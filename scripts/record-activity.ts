import { type ActivityKind, createActivity } from "#domain/activity/activity.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";

/** What a command did stays done when the log cannot be written. */
export async function recordActivity(
  parts: { database: OpenDatabase; clock: Clock },
  kind: ActivityKind,
): Promise<void> {
  try {
    const detail = "by the command on the server";
    await createActivity(parts).record({ kind, detail, session: null });
  } catch (error) {
    console.error(`The log of the back office could not be written: ${String(error)}`);
  }
}
