import type { GoLiveStep } from "#domain/go-live/go-live-steps.ts";
import { withQuery } from "../list/list-query.ts";

export const goLivePath = "/admin/go-live";

export const welcomeAddress = withQuery(goLivePath, { welcome: "yes" });

export function stepAddress(step: GoLiveStep | null): string {
  return withQuery(goLivePath, { step: step?.name ?? "end" });
}
