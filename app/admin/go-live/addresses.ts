import type { GoLiveStep } from "#domain/go-live/go-live-steps.ts";
import { withQuery } from "../list/list-query.ts";

/** Leads to the first screen with something that is not real yet. */
export const goLivePath = "/admin/go-live";

/** Of null the end of the walk. */
export function stepAddress(step: GoLiveStep | null): string {
  return withQuery(goLivePath, { step: step?.name ?? "end" });
}
