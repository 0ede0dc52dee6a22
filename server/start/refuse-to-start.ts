import { ConfigurationError } from "#platform/config.ts";
import { DataFolderInUse } from "#platform/database/server-lock.ts";
import { BuildMissing } from "./application-build.ts";

const forTheOperator = [ConfigurationError, DataFolderInUse, BuildMissing];

/** Ends the process with 1: with one sentence where the operator can help himself, else with the whole fault. */
export function refuseToStart(error: unknown): never {
  const isPlain = forTheOperator.some((kind) => error instanceof kind) || isPortTaken(error);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exit(1);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}
