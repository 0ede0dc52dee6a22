import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ActivityKind } from "#domain/activity/activity.ts";
import type { PublishRefusal } from "#domain/documents/documents.ts";
import { listNames } from "#domain/site-texts/lists.ts";
import { accepted, type Result } from "#platform/result.ts";
import { factsFormSchema, saveFacts } from "../../kit/facts/save-facts.server.ts";
import { sectionOrder } from "../../kit/facts/section-values.ts";
import { type FormOutcome, refused, succeeded } from "../../kit/form/form-outcome.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { listFormSchema, saveList } from "../words/list/save-list.server.ts";
import { saveText, textFormSchema } from "../words/text/save-text.server.ts";
import { readKey, titleOfDocument } from "./document-titles.server.ts";

type Context = Readonly<RouterContextProvider>;

const changed = z
  .object({ intent: z.enum(["save", "publish"]), document: z.string().max(200) })
  .catchall(z.string());
const published = z.object({
  intent: z.literal("publish-drafts"),
  documents: z.string().transform((text) => text.split(" ")),
  over: z.coerce.number().int().min(0).optional(),
});
const discarded = z.object({ intent: z.literal("discard"), document: z.string().max(200) });

export const pageFormSchema = z.discriminatedUnion("intent", [changed, published, discarded]);

export interface PageOutcome extends FormOutcome {
  /** Drafts that stay, as something else stands by now. */
  changed?: readonly string[];
  isSaved?: boolean;
}

export async function changePage(
  context: Context,
  change: z.output<typeof pageFormSchema>,
): Promise<PageOutcome> {
  const { onPage: text } = context.get(adminTextContext);
  if (change.intent === "discard") {
    await context.get(servicesContext).drafts.discardDraft(change.document);
    return succeeded(text.discarded);
  }
  if (change.intent === "publish-drafts") return publishAll(context, change.documents, change.over);
  const saved = await saveDraft(context, change);
  if (!saved.ok || change.intent === "save") return saved;
  const outcome = await publishAll(context, [change.document]);
  return { ...saved, ...outcome, isSaved: true };
}

function saveDraft(context: Context, { document, ...fields }: z.output<typeof changed>) {
  const { folder, name } = readKey(document);
  const text = context.get(adminTextContext);
  const unreadable = async () => refused(text.words.failure, 400, text.layout.incompleteForm);
  if (folder === "texts") {
    const form = textFormSchema.safeParse({ ...fields, key: name });
    return form.success ? saveText(context, form.data, true) : unreadable();
  }
  if (folder === "facts") {
    const form = factsFormSchema.safeParse({ ...fields, section: name });
    return form.success ? saveFacts(context, form.data, true) : unreadable();
  }
  const list = listNames.safeParse(name).data;
  const form = listFormSchema.safeParse(fields);
  return folder === "lists" && list !== undefined && form.success
    ? saveList(context, list, form.data, true)
    : unreadable();
}

async function publishAll(context: Context, keys: readonly string[], over?: number): Promise<PageOutcome> {
  const { onPage: text } = context.get(adminTextContext);
  const refusals = new Map<PublishRefusal, string[]>();
  for (const key of keys) {
    const outcome = await publish(context, key, over);
    if (!outcome.ok) refusals.set(outcome.refusal, [...(refusals.get(outcome.refusal) ?? []), key]);
  }
  if (refusals.size === 0) return succeeded(text.published, text.publishedWhere);
  const names = [...refusals.values()]
    .flat()
    .map((key) => titleOfDocument(context, key))
    .join(", ");
  const why = refusals.has("changed") ? text.changed : text.gone;
  const outcome = refused(text.notPublished, 409, fillPlaceholders(why, { names }));
  return { ...outcome, changed: refusals.get("changed") ?? [] };
}

async function publish(
  context: Context,
  key: string,
  over: number | undefined,
): Promise<Result<void, PublishRefusal>> {
  const { facts, siteTexts, sitePictures } = context.get(servicesContext);
  const { email } = signedInAdministrator(context);
  const { folder, name } = readKey(key);
  const section = sectionOrder.find((known) => known === name);
  const list = listNames.safeParse(name).data;
  const published =
    folder === "texts"
      ? await siteTexts.publishText(name, email, over)
      : folder === "facts" && section !== undefined
        ? await facts.publish(section, email, over)
        : folder === "lists" && list !== undefined
          ? await siteTexts.publishList(list, email, over)
          : folder === "pictures"
            ? await sitePictures.publish(name, email, over)
            : accepted(undefined);
  if (published.ok) await logActivity(context, activityOf(folder), titleOfDocument(context, key));
  return published;
}

function activityOf(folder: string): ActivityKind {
  if (folder === "facts") return "facts saved";
  return folder === "pictures" ? "site picture changed" : "words saved";
}
