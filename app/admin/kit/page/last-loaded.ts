import { useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { isNoEntry } from "./no-entry.ts";

/** Null where the server failed or was not reached, so that the page stays. */
export async function loadedOrNull<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    if (!isFailure(error)) throw error;
    return null;
  }
}

/** Not redirects, refusals of the guard and loads that a newer one has overtaken. */
export function isFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return !isNoEntry(error);
  return error instanceof Error && error.name !== "AbortError";
}

export function useLastLoaded<Loaded>(loaded: Loaded | null): Loaded | null {
  const [known, setKnown] = useState(loaded);
  if (loaded !== null && loaded !== known) setKnown(loaded);
  return loaded ?? known;
}
