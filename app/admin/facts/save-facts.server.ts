import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { StoredSection } from "#domain/facts/facts.ts";
import type { FieldProblems } from "#domain/facts/section-fields.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { type FormOutcome, refused, succeeded } from "../ui/form-outcome.ts";
import { sectionOrder } from "./field-layout.ts";
import { placesOf } from "./places.ts";

export const factsFormSchema = z
  .object({ section: z.enum(sectionOrder), version: z.coerce.number().int().min(0) })
  .catchall(z.string());

export interface FactsOutcome extends FormOutcome {
  problems?: FieldProblems;
  /** What stands now: what was saved, or what somebody else has saved meanwhile. */
  stored?: StoredSection;
}

export async function saveFacts(
  context: Readonly<RouterContextProvider>,
  { section, version, ...values }: z.output<typeof factsFormSchema>,
): Promise<FactsOutcome> {
  const { facts: text } = context.get(adminTextContext);
  const { email } = signedInAdministrator(context);
  const edit = { section, version, values: stringsOf(values), changedBy: email };
  const saved = await context.get(servicesContext).facts.save(edit);
  if (saved.ok) {
    await logActivity(context, "facts saved", text.sections[section].title);
    const places = placesOf(section).map(({ name }) => text.places[name]);
    const where = fillPlaceholders(text.savedWhere, { places: places.join(", ") });
    return { ...succeeded(text.saved, where), stored: saved.value };
  }
  const { refusal } = saved;
  if (refusal.kind === "changed") {
    return { ...refused(text.failure, 409, text.conflict), stored: refusal.stored };
  }
  return { ...refused(text.failure, 422, text.invalid), problems: refusal.problems };
}

function stringsOf(values: Record<string, unknown>): Record<string, string> {
  return z.record(z.string(), z.string()).parse(values);
}
