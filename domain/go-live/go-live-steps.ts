import { weekdays } from "#domain/values/opening-hours.ts";

export interface FactStep {
  name: "number" | "hours" | "pin" | "prices";
  section: "contact" | "hours" | "address" | "prices";
  fields: readonly string[];
}

const bodies = ["angel-patti-bhatta", "open-half-body", "container-body"] as const;

export interface PictureStep {
  name: "gate" | "truck" | (typeof bodies)[number] | "face" | "certificate";
  subject: "gate" | "truck" | "body" | "face" | "certificate";
  place: "workshop-1" | "hero-1" | (typeof bodies)[number] | "leader" | "certificate";
}

export type GoLiveStep = FactStep | PictureStep;
export type StepName = GoLiveStep["name"];

export const goLiveSteps: readonly GoLiveStep[] = [
  { name: "number", section: "contact", fields: ["phone", "secondPhone", "whatsapp"] },
  { name: "hours", section: "hours", fields: weekdays },
  { name: "pin", section: "address", fields: ["pin"] },
  { name: "gate", subject: "gate", place: "workshop-1" },
  { name: "truck", subject: "truck", place: "hero-1" },
  ...bodies.map((body): PictureStep => ({ name: body, subject: "body", place: body })),
  { name: "face", subject: "face", place: "leader" },
  { name: "certificate", subject: "certificate", place: "certificate" },
  { name: "prices", section: "prices", fields: bodies },
];

/** Whether the screen asks for this field. */
export function asksFor({ fields }: FactStep, path: string): boolean {
  return fields.some((field) => path === field || path.startsWith(`${field}.`));
}

/** Null for a name that no screen has. */
export function stepNamed(name: string | null): GoLiveStep | null {
  return goLiveSteps.find((step) => step.name === name) ?? null;
}

/** Counts from 0. */
export function indexOfStep({ name }: GoLiveStep): number {
  return goLiveSteps.findIndex((step) => step.name === name);
}

/** Null behind the last one. */
export function stepAfter(step: GoLiveStep): GoLiveStep | null {
  return goLiveSteps[indexOfStep(step) + 1] ?? null;
}
