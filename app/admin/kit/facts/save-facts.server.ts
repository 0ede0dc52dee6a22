import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { pageName } from "#app/site/pages.ts";
import { defaultFacts } from "#content/business.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { looks } from "#content/services.server.ts";
import type { StoredSection } from "#domain/facts/facts.ts";
import { type FieldProblem, factsSchema } from "#domain/facts/facts-schema.ts";
import { type FormRow, type FormShape, formOf } from "#domain/values/schema.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { refused, succeeded } from "../form/form-outcome.ts";
import type { VersionedOutcome } from "../form/use-versioned-form.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { logActivity } from "../session/log-activity.server.ts";
import { type FormSection, formValues, pagesOfSections, sectionOrder } from "./section-values.ts";

export const factsFormSchema = z
  .object({ section: z.enum(sectionOrder), version: z.coerce.number().int().min(0) })
  .catchall(z.string());

export interface SectionDocument extends StoredDocument {
  form: FormShape;
}

export interface FactsOutcome extends VersionedOutcome<FieldProblem> {
  stored?: SectionDocument;
}

export function documentOfSection(section: FormSection, stored: StoredSection): SectionDocument {
  const form = formOf(factsSchema.shape[section], defaultFacts[section]);
  return {
    form: section === "prices" ? { rows: form.rows.map(withTitle) } : form,
    version: stored.version,
    values: formValues(form, stored.values),
    defaults: formValues(form, stored.defaults),
    history: stored.history.map(({ values, ...saved }) => ({ ...saved, values: formValues(form, values) })),
  };
}

function withTitle(row: FormRow): FormRow {
  const page = Object.entries(looks).find(([slug]) => slug === row.group);
  return page === undefined ? row : { ...row, title: page[1].words.title };
}

export async function saveFacts(
  context: Readonly<RouterContextProvider>,
  { section, version, ...values }: z.output<typeof factsFormSchema>,
  isDraft = false,
): Promise<FactsOutcome> {
  const { facts: text, onPage, language } = context.get(adminTextContext);
  const { email } = signedInAdministrator(context);
  const edit = { section, version, values: stringsOf(values), changedBy: email, isDraft };
  const saved = await context.get(servicesContext).facts.save(edit);
  if (saved.ok) {
    const stored = documentOfSection(section, saved.value);
    if (isDraft) return { ...succeeded(onPage.draftSaved, onPage.draftSavedWhere), stored };
    await logActivity(context, "facts saved", text.sections[section].title);
    const path = pagesOfSections[section];
    const page = pageName(context.get(siteContentContext).textsOf(language), path) ?? path;
    const where = section === "contact" ? text.savedEverywhere : text.savedWhere;
    return { ...succeeded(text.saved, fillPlaceholders(where, { page })), stored };
  }
  const { refusal } = saved;
  if (refusal.kind === "changed") {
    return {
      ...refused(text.failure, 409, text.conflict),
      stored: documentOfSection(section, refusal.stored),
    };
  }
  return { ...refused(text.failure, 422, text.invalid), problems: refusal.problems };
}

function stringsOf(values: Record<string, unknown>): Record<string, string> {
  return z.record(z.string(), z.string()).parse(values);
}
