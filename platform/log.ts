import { pino } from "pino";

/** Structured lines, no personal data in any field. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** A JSON log on standard output, from `level` upwards. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

export const silentLog: Log = pino({ level: "silent" });
