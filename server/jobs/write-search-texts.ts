import type { Services } from "#domain/services.ts";
import type { Log } from "#platform/log.ts";

/** Fills in once what an older version stored. */
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
