import { writeSync } from "node:fs";
import { pino } from "pino";
import { withoutSecrets } from "./without-secrets.ts";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

const standardOutput = 1;
/** Bytes. */
const mostWaiting = 1024 * 1024;

/** Writes JSON to standard output; lines that cannot be written are lost. */
export function createLog(level: string): Log {
  let waiting = Buffer.alloc(0);
  let lost = 0;

  function flush(): void {
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(standardOutput, waiting));
    } catch {
      // The rest goes with a later line.
    }
  }

  function write(line: string): void {
    if (waiting.length > mostWaiting) flush();
    if (waiting.length > mostWaiting) {
      lost++;
      return;
    }
    waiting = Buffer.concat([waiting, Buffer.from(withoutSecrets(line))]);
    flush();
    if (lost === 0 || waiting.length > 0) return;
    const lines = lost;
    lost = 0;
    log.warn({ lines }, "Lines of this log were lost while it could not be written.");
  }

  // Pino's own output ends the process on a full disk.
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  return log;
}

export const silentLog: Log = pino({ level: "silent" });
