import { inspect } from "node:util";
import { InvalidCredentials } from "#domain/administrator/administrator.ts";
import { ConfigurationError } from "#platform/config.ts";
import { DataFolderInUse } from "#platform/database/server-lock.ts";
import { DatabaseUnusable } from "#platform/database/unusable.ts";
import type { Log } from "#platform/log.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";
import { BuildMissing } from "./application-build.ts";
import { CannotListen } from "./listen.ts";

const closingTimeoutMilliseconds = 15_000;
/** A proxy hears that it must ask another server. */
const noticeMilliseconds = 2_000;

const errorsOfTheOperator = [
  ConfigurationError,
  InvalidCredentials,
  DataFolderInUse,
  DatabaseUnusable,
  BuildMissing,
  CannotListen,
];

/** Ends with 1, and a sentence where the operator can help. */
export function refuseToStart(error: unknown): never {
  const isPlain = errorsOfTheOperator.some((kind) => error instanceof kind) || isListenError(error);
  console.error(withoutSecrets(isPlain && error instanceof Error ? error.message : inspect(error)));
  process.exit(1);
}

/** Stops on SIGTERM after a notice, or on SIGINT; a second signal ends at once. */
export function stopOnSignals(server: { stop(notice: number): Promise<void> }, log: Log): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, "Finishing the requests under way.");
    setTimeout(() => process.exit(1), closingTimeoutMilliseconds).unref();
    try {
      await server.stop(signal === "SIGTERM" ? noticeMilliseconds : 0);
    } catch (error) {
      log.error({ err: error }, "The server did not close cleanly.");
      process.exit(1);
    }
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // npm's shell hands signals to nobody.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === parent || isStopping || stop("SIGTERM"), 500).unref();
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}
