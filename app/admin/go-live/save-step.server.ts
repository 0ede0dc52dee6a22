import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import type { FieldProblem } from "#domain/facts/facts-schema.ts";
import { asksFor, type GoLiveStep } from "#domain/go-live/go-live-steps.ts";
import { documentOfSection, factsFormSchema, saveFacts } from "../kit/facts/save-facts.server.ts";
import { refused } from "../kit/form/form-outcome.ts";
import type { VersionedOutcome } from "../kit/form/use-versioned-form.ts";
import type { FieldValues } from "../kit/form/versioned-draft.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { type AskedFields, askedOf, readProgress } from "../kit/setup/read-go-live.server.ts";

export const stepFormSchema = z.object({ version: z.coerce.number().int().min(0) }).catchall(z.string());

export interface StepOutcome extends VersionedOutcome<FieldProblem> {
  stored?: AskedFields;
  typed?: FieldValues;
}

export async function saveStep(
  context: Readonly<RouterContextProvider>,
  step: GoLiveStep | null,
  { version, ...values }: z.output<typeof stepFormSchema>,
): Promise<StepOutcome> {
  const text = context.get(adminTextContext);
  if (step === null || !("section" in step)) {
    return refused(text.goLive.failure, 400, text.layout.incompleteForm);
  }
  const fields = z.record(z.string(), z.string()).parse(values);
  const typed = Object.fromEntries(Object.entries(fields).filter(([path]) => asksFor(step, path)));
  const stored = (await context.get(servicesContext).facts.sections())[step.section];
  if (stored.version !== version) {
    // The screen does not show what else has changed.
    const outcome = refused(text.facts.failure, 409, text.facts.conflict);
    return { ...outcome, stored: askedOf(step, documentOfSection(step.section, stored)), typed };
  }
  const edit = { ...stored.values, ...typed, section: step.section, version };
  const saved = await saveFacts(context, factsFormSchema.parse(edit));
  const { stored: now, ...outcome } = saved;
  const standing = now === undefined ? {} : { stored: askedOf(step, now) };
  if (!saved.ok) return { ...outcome, ...standing, typed };
  const { open } = await readProgress(context);
  if (!open.includes(step.name)) return outcome;
  return { ...refused(text.goLive.notYet, 422), ...standing, isSaved: true, typed };
}
