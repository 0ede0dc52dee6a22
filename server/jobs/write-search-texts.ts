import type { Services } from "#domain/services.ts";
import type { Log } from "#platform/log.ts";

/** Writes once, behind the requests, what an older version has stored without; until then it is found by its letters only. */
export function writeSearchTexts(
  { enquiries }: Pick<Services, "enquiries">,
  log: Log,
): { stop(): Promise<void> } {
  let isStopped = false;
  const writing = enquiries
    .writeMissingSounds(() => isStopped)
    .catch((error: unknown) => {
      log.error({ err: error }, "Search texts of enquiries could not be written.");
    });
  return {
    stop() {
      isStopped = true;
      return writing;
    },
  };
}
