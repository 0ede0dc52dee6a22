import type { Log } from "#platform/log.ts";

/** What closing may take on top of the time that requests have, in milliseconds. */
const closingTimeout = 15_000;

/** On SIGTERM or SIGINT stops the server once and ends the process with 0; a second signal ends it at once. */
export function stopOnSignals(server: { stop(): Promise<void> }, log: Log): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "Finishing the requests under way.");
    setTimeout(() => process.exit(1), closingTimeout).unref();
    try {
      await server.stop();
    } catch (error) {
      log.error({ err: error }, "The server did not close cleanly.");
      process.exit(1);
    }
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
