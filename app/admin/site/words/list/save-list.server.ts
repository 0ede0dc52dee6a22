import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { type ListName, shapeOf } from "#domain/site-texts/list-shapes.ts";
import type { ListWithHistory } from "#domain/site-texts/site-texts.ts";
import type { TextProblem } from "#domain/site-texts/text-rules.ts";
import type { StoredDocument } from "../../../kit/documents/stored-document.ts";
import { refused, succeeded } from "../../../kit/form/form-outcome.ts";
import { jsonField } from "../../../kit/form/json-field.ts";
import type { VersionedOutcome } from "../../../kit/form/use-versioned-form.ts";
import { adminTextContext } from "../../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { logActivity } from "../../../kit/session/log-activity.server.ts";
import { valuesOfItems } from "./list-values.ts";

export const listFormSchema = z.object({
  version: z.coerce.number().int().min(0),
  items: jsonField.pipe(z.array(z.looseObject({ id: z.string() }))),
});

export function documentOfList(name: ListName, stored: ListWithHistory): StoredDocument {
  const valuesOf = (items: ListWithHistory["items"]) => valuesOfItems(items, shapeOf(name));
  return {
    version: stored.version,
    values: valuesOf(stored.items),
    defaults: valuesOf(stored.standard),
    history: stored.history.map(({ items, ...saved }) => ({ ...saved, values: valuesOf(items) })),
  };
}

export async function saveList(
  context: Readonly<RouterContextProvider>,
  name: ListName,
  { version, items }: z.output<typeof listFormSchema>,
  isDraft = false,
): Promise<VersionedOutcome<TextProblem>> {
  const { words: text, facts, onPage } = context.get(adminTextContext);
  const { email } = signedInAdministrator(context);
  const saved = await context
    .get(servicesContext)
    .siteTexts.saveList({ name, version, items, changedBy: email, isDraft });
  if (saved.ok) {
    const stored = documentOfList(name, saved.value);
    if (isDraft) return { ...succeeded(onPage.draftSaved, onPage.draftSavedWhere), stored };
    await logActivity(context, "words saved", text.lists[name].title);
    return { ...succeeded(text.saved, text.savedWhere), stored };
  }
  const { refusal } = saved;
  if (refusal.kind === "changed")
    return { ...refused(text.failure, 409, facts.conflict), stored: documentOfList(name, refusal.stored) };
  return { ...refused(text.failure, 422, facts.invalid), problems: refusal.problems };
}
