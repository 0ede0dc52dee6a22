import { fillPlaceholders } from "#content/placeholders.ts";
import type { GoLiveStep } from "#domain/go-live/go-live-steps.ts";
import type { AdminText } from "../kit/page/admin-text.ts";

export function stepWords({ goLive, facts }: AdminText, step: GoLiveStep): { title: string; hint: string } {
  if ("section" in step) return goLive.steps[step.name];
  const { title, hint } = goLive.pictures[step.subject];
  const bodies: Readonly<Record<string, string>> = facts.groups;
  return { title: fillPlaceholders(title, { body: bodies[step.name] ?? "" }), hint };
}
