import type { Business } from "#domain/facts/facts.ts";
import { sampleContacts, sampleFacts } from "#domain/facts/facts.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import { type GoLiveStep, goLiveSteps, type StepName } from "./go-live-steps.ts";

export interface Standing {
  business: Business;
  areHoursSaved: boolean;
  placed: Placed;
}

export interface GoLiveProgress {
  real: number;
  all: number;
  open: StepName[];
}

/** Tells it from what stands; the setup stores nothing. */
export function goLiveProgress(standing: Standing): GoLiveProgress {
  const open = goLiveSteps.filter((step) => !isReal(step, standing)).map(({ name }) => name);
  const all = goLiveSteps.length;
  return { real: all - open.length, all, open };
}

function isReal(step: GoLiveStep, { business, areHoursSaved, placed }: Standing): boolean {
  const samples = [...sampleContacts(business), ...sampleFacts(business)].map(({ kind }) => kind);
  switch (step.name) {
    case "number":
      return !samples.includes("phone") && !samples.includes("whatsapp");
    case "hours":
      return areHoursSaved;
    case "pin":
      return business.position !== null && !samples.includes("position");
    case "prices":
      return Object.values(business.prices).some(({ from }) => from !== "");
    default:
      return placed.pictures.has(step.place) || placed.documents.has(step.place);
  }
}
