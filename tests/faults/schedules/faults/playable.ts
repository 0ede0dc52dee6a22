import { hasPostgresPrograms } from "#tests/support/throw-away-postgres.ts";
import type { Engines, FaultKind } from "../schedule.ts";
import { examineMachine } from "../world/machine.ts";

export interface Playable {
  impossible: ReadonlyMap<FaultKind | Engines, string>;
  differently: string[];
}

export async function examinePlayable(): Promise<Playable> {
  const { canMount, canLimit, unprivileged } = await examineMachine();
  const impossible = new Map<FaultKind | Engines, string>();
  if (!canLimit) impossible.set("no file handles", "there is no prlimit");
  if (!canLimit && !canMount) impossible.set("full disk", "nothing can be mounted and there is no prlimit");
  if (unprivileged === null) impossible.set("read-only folder", "we are root and there is no setpriv");
  if (!hasPostgresPrograms()) impossible.set("PostgreSQL and S3", "there are no programs of PostgreSQL");
  const noMount = "full disk: no file may grow (EFBIG instead of ENOSPC), since nothing can be mounted";
  return { impossible, differently: canLimit && !canMount ? [noMount] : [] };
}
