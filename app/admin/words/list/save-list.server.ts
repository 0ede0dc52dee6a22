import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import type { ListName, ListProblems } from "#domain/site-texts/list-shapes.ts";
import type { ListWithHistory } from "#domain/site-texts/site-texts.ts";
import { adminTextContext } from "../../layout/admin-text.ts";
import { logActivity } from "../../layout/log-activity.server.ts";
import { signedInAdministrator } from "../../session/guard.server.ts";
import { type FormOutcome, refused, succeeded } from "../../ui/form-outcome.ts";

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});

export const listFormSchema = z.object({
  version: z.coerce.number().int().min(0),
  items: json.pipe(z.array(z.looseObject({ id: z.string() }))),
});

export interface ListOutcome extends FormOutcome {
  problems?: ListProblems;
  /** What stands now: what was saved, or what somebody else has saved meanwhile. */
  stored?: ListWithHistory;
}

export async function saveList(
  context: Readonly<RouterContextProvider>,
  name: ListName,
  { version, items }: z.output<typeof listFormSchema>,
): Promise<ListOutcome> {
  const { words: text, facts } = context.get(adminTextContext);
  const { email } = signedInAdministrator(context);
  const saved = await context
    .get(servicesContext)
    .siteTexts.saveList({ name, version, items, changedBy: email });
  if (saved.ok) {
    await logActivity(context, "words saved", text.lists[name].title);
    return { ...succeeded(text.saved, text.savedWhere), stored: saved.value };
  }
  const { refusal } = saved;
  if (refusal.kind === "changed")
    return { ...refused(text.failure, 409, facts.conflict), stored: refusal.stored };
  return { ...refused(text.failure, 422, facts.invalid), problems: refusal.problems };
}
