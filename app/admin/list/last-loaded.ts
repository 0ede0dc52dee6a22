import { useState } from "react";

/** Null where the server could not be reached or failed, so that the page stays. */
export async function loadedOrNull<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    // Redirects and refusals are answers, too; a load that a newer one has overtaken is none.
    if (!(error instanceof Error) || error.name === "AbortError") throw error;
    return null;
  }
}

/** What was loaded last, while the newest attempt has ended with null. */
export function useLastLoaded<Loaded>(loaded: Loaded | null): Loaded | null {
  const [known, setKnown] = useState(loaded);
  if (loaded !== null && loaded !== known) setKnown(loaded);
  return loaded ?? known;
}
