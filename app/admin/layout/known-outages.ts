import { useEffect, useState } from "react";
import type { Outage } from "#domain/outages/outages.ts";
import { jsonFields } from "../session/json-fields.ts";

/** What the probe says, as `server/health.ts` has it. */
const states: Record<string, Outage> = { "without database": "database", "disk full": "disk" };

/** What the page was loaded with; where it could not be read again, the reason as the probe knows it. */
export function useKnownOutages(loaded: readonly Outage[], isOutdated: boolean): readonly Outage[] {
  const [probed, setProbed] = useState<readonly Outage[]>([]);
  useEffect(() => {
    if (!isOutdated) return;
    let isShown = true;
    void probe().then((found) => {
      if (isShown) setProbed(found);
    });
    return () => {
      isShown = false;
    };
  }, [isOutdated]);
  return isOutdated ? [...new Set([...probed, ...loaded])] : loaded;
}

/** Asks the probe why the server cannot carry anything out; none where it can, or cannot be reached. */
export async function probe(): Promise<Outage[]> {
  try {
    const { state } = await jsonFields(await fetch("/readyz"));
    const outage = typeof state === "string" ? states[state] : undefined;
    return outage === undefined ? [] : [outage];
  } catch {
    return [];
  }
}
