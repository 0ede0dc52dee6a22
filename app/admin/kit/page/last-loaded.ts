import { useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { isNoEntry } from "./no-entry.ts";

/** Null where the server could not be reached or failed, so that the page stays. */
export async function loadedOrNull<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    if (!isFailure(error)) throw error;
    return null;
  }
}

/** Not redirects and what the guard refuses, nor a load that a newer one has overtaken; the page of a proxy is one. */
export function isFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return !isNoEntry(error);
  return error instanceof Error && error.name !== "AbortError";
}

export function useLastLoaded<Loaded>(loaded: Loaded | null): Loaded | null {
  const [known, setKnown] = useState(loaded);
  if (loaded !== null && loaded !== known) setKnown(loaded);
  return loaded ?? known;
}
