import type { VersionedOutcome } from "../form/use-versioned-form.ts";

export interface JobOutcome extends VersionedOutcome<string> {
  /** The id of what was opened, or delivered. */
  job?: string;
}
