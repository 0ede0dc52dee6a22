import type { GoLiveStep } from "#domain/go-live/go-live-steps.ts";
import { withQuery } from "../list/list-query.ts";

export const goLivePath = "/admin/go-live";

export function stepAddress(step: GoLiveStep | null): string {
  return withQuery(goLivePath, { step: step?.name ?? "end" });
}
