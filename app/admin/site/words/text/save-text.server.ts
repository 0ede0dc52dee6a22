import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import type { TextWithHistory } from "#domain/site-texts/site-texts.ts";
import type { TextProblem } from "#domain/site-texts/text-rules.ts";
import type { StoredDocument } from "../../../kit/documents/stored-document.ts";
import { refused, succeeded } from "../../../kit/form/form-outcome.ts";
import type { VersionedOutcome } from "../../../kit/form/use-versioned-form.ts";
import { adminTextContext } from "../../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { logActivity } from "../../../kit/session/log-activity.server.ts";
import { pageOfText, titleOfPage } from "../site-pages.server.ts";

export const textFormSchema = z.object({
  key: z.string().max(200),
  version: z.coerce.number().int().min(0),
  en: z.string(),
  hi: z.string(),
  mr: z.string(),
  isTranslated: z.literal("yes").optional(),
});

export function documentOfText({ version, words, standard, history }: TextWithHistory): StoredDocument {
  return {
    version,
    values: words,
    defaults: standard,
    history: history.map(({ words: values, ...saved }) => ({ ...saved, values })),
  };
}

export async function saveText(
  context: Readonly<RouterContextProvider>,
  { key, version, isTranslated, ...words }: z.output<typeof textFormSchema>,
  isDraft = false,
): Promise<VersionedOutcome<TextProblem>> {
  const { words: text, facts, onPage } = context.get(adminTextContext);
  const { email } = signedInAdministrator(context);
  const edit = { key, version, words, isTranslated: isTranslated === "yes", changedBy: email };
  const saved = await context.get(servicesContext).siteTexts.saveText({ ...edit, isDraft });
  if (saved.ok) {
    const stored = documentOfText(saved.value);
    if (isDraft) return { ...succeeded(onPage.draftSaved, onPage.draftSavedWhere), stored };
    await logActivity(context, "words saved", saidOf(context, saved.value));
    return { ...succeeded(text.saved, text.savedWhere), stored };
  }
  const { refusal } = saved;
  if (refusal.kind === "changed")
    return { ...refused(text.failure, 409, facts.conflict), stored: documentOfText(refusal.stored) };
  if (refusal.kind === "unknown") return refused(text.failure, 404, text.noSuchText);
  return { ...refused(text.failure, 422, facts.invalid), problems: refusal.problems };
}

function saidOf(context: Readonly<RouterContextProvider>, { key, words }: TextWithHistory): string {
  const text = context.get(adminTextContext);
  const sitePage = pageOfText(key);
  const texts = context.get(siteContentContext).textsOf(text.language);
  const page = sitePage === undefined ? [] : [titleOfPage(sitePage, texts, text)];
  return [...page, words[text.language] || text.words.leftOut].join(": ");
}
