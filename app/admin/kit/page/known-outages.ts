import { useEffect, useState } from "react";
import type { Outage } from "#domain/outages/outages.ts";
import { jsonFields } from "./json-call.ts";

const states: Record<string, Outage> = { "without database": "database", "disk full": "disk" };

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

export async function probe(): Promise<Outage[]> {
  try {
    const { state } = await jsonFields(await fetch("/readyz"));
    const outage = typeof state === "string" ? states[state] : undefined;
    return outage === undefined ? [] : [outage];
  } catch {
    return [];
  }
}
