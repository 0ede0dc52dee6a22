import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { type GoLiveProgress, goLiveProgress, type Standing } from "#domain/go-live/go-live-progress.ts";
import {
  asksFor,
  type FactStep,
  type GoLiveStep,
  type PictureStep,
  stepNamed,
} from "#domain/go-live/go-live-steps.ts";
import type { StoredPlace } from "#domain/site-pictures/site-pictures.ts";
import type { FormShape } from "#domain/values/schema.ts";
import { documentOfSection, type SectionDocument } from "../facts/save-facts.server.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import { type ShownPlace, shownPlace } from "../picture/shown-place.server.ts";
import { readSampleState, type SampleState } from "../samples/sample-state.server.ts";
import { type GoLiveItem, readGoLiveItems } from "./go-live-items.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface AskedFields {
  form: FormShape;
  version: number;
  values: FieldValues;
  defaults: FieldValues;
}

export type LoadedStep =
  | { step: FactStep; asked: AskedFields }
  | { step: PictureStep; stored: StoredPlace; shown: ShownPlace }
  | { step: null; open: GoLiveProgress["open"]; rest: GoLiveItem[]; samples: SampleState };

interface LoadedSetup {
  progress: GoLiveProgress;
  loaded: LoadedStep;
}

export async function readSetup(context: Context, origin: string, name: string | null): Promise<LoadedSetup> {
  const progress = await readProgress(context);
  const step = stepNamed(name ?? progress.open[0] ?? null);
  if (step !== null) return { progress, loaded: await loadStep(context, step) };
  const [rest, samples] = await Promise.all([readRest(context, origin), readSampleState(context)]);
  return { progress, loaded: { step, open: progress.open, rest, samples } };
}

export async function readProgress(context: Context): Promise<GoLiveProgress> {
  const { facts, sitePictures } = context.get(servicesContext);
  const [{ business }, sections, placed] = await Promise.all([
    facts.current(),
    facts.sections(),
    sitePictures.current(),
  ]);
  const standing: Standing = { business, placed, areHoursSaved: sections.hours.version > 0 };
  return goLiveProgress(standing);
}

async function loadStep(context: Context, step: GoLiveStep): Promise<LoadedStep> {
  const { facts, sitePictures } = context.get(servicesContext);
  if ("section" in step)
    return {
      step,
      asked: askedOf(step, documentOfSection(step.section, (await facts.sections())[step.section])),
    };
  const shown = shownPlace(step.place, context.get(siteContentContext));
  return { step, stored: await sitePictures.place(step.place), shown };
}

export function askedOf(
  step: FactStep,
  { form, version, values, defaults }: Pick<SectionDocument, keyof AskedFields>,
): AskedFields {
  const asked = Object.entries(values).filter(([path]) => asksFor(step, path));
  const isLeftOut = (path: string, value: string) => step.section !== "hours" && value === defaults[path];
  const rows = form.rows.map((row) => ({
    ...row,
    fields: row.fields.filter(({ path }) => asksFor(step, path)),
  }));
  return {
    form: { rows: rows.filter(({ fields }) => fields.length > 0) },
    version,
    values: Object.fromEntries(asked.map(([path, value]) => [path, isLeftOut(path, value) ? "" : value])),
    defaults: Object.fromEntries(asked.map(([path]) => [path, defaults[path] ?? ""])),
  };
}

async function readRest(context: Context, origin: string): Promise<GoLiveItem[]> {
  const askedFor: readonly string[] = ["phone", "whatsapp", "position", "certificate"];
  return (await readGoLiveItems(context, origin)).filter(({ kind }) => !askedFor.includes(kind));
}
