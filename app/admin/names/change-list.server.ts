import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { maxNameLength, type TranslatedName, typedNames } from "#domain/gallery/names/names.ts";
import type { ReferenceNameRefusal } from "#domain/gallery/names/reference-lists.ts";
import { refused, succeeded } from "../kit/form/form-outcome.ts";
import type { ListOutcome, NameProblem, ReferenceList } from "../kit/names/reference-list.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

const name = z.string().max(2000);
const translation = name.default("");
const names = { name, hi: translation, mr: translation };
const seen = { seen: name, seenHi: translation, seenMr: translation };
export const listChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), ...names }),
  z.object({ intent: z.literal("rename"), id: z.uuid(), ...seen, ...names }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
]);

export type ListChange = z.output<typeof listChangeSchema>;
type Rename = Extract<ListChange, { intent: "rename" }>;
type Context = Readonly<RouterContextProvider>;

export async function changeList(
  context: Context,
  list: ReferenceList,
  change: ListChange,
): Promise<ListOutcome> {
  const { referenceLists } = context.get(servicesContext);
  const { language } = context.get(adminTextContext);
  const { success, failure, activity } = list.text;
  switch (change.intent) {
    case "add": {
      const { name, ...translations } = typedNames(change, language);
      const added = await referenceLists.add(list.name, name, translations);
      if (!added.ok) return invalidName(context, list, added.refusal);
      const names = added.value;
      await logActivity(context, "name added", fillPlaceholders(activity.name, { name: together(names) }));
      return { ...succeeded(success.add), names };
    }
    case "rename":
      return rename(context, list, change);
    case "delete": {
      const name = await referenceLists.remove(list.name, change.id);
      const { alreadyDeleted } = context.get(adminTextContext).referenceLists;
      if (name === null) return refused(failure.delete, 404, alreadyDeleted);
      await logActivity(context, "name deleted", fillPlaceholders(activity.name, { name }));
      return { ...succeeded(success.delete), binned: [change.id] };
    }
  }
}

async function rename(context: Context, list: ReferenceList, change: Rename): Promise<ListOutcome> {
  const { language, referenceLists: text } = context.get(adminTextContext);
  const { success, failure, activity } = list.text;
  const seen = { name: change.seen, hi: change.seenHi, mr: change.seenMr };
  const asked = { id: change.id, seen, names: typedNames(change, language) };
  const renamed = await context.get(servicesContext).referenceLists.rename(list.name, asked);
  if (renamed.ok) {
    const names = renamed.value;
    const isOther = names.name !== seen.name;
    const detail = isOther
      ? fillPlaceholders(activity.renamed, { before: seen.name, name: names.name })
      : fillPlaceholders(activity.name, { name: together(names) });
    await logActivity(context, "name renamed", detail);
    return { ...succeeded(success.rename), names };
  }
  const { refusal } = renamed;
  if (refusal.reason === "gone") {
    const name = change.name.trim();
    return refused(failure.rename, 404, fillPlaceholders(text.deletedMeanwhile, { name }));
  }
  if (refusal.reason === "changed") {
    const { names } = refusal;
    const message =
      names.name === seen.name
        ? fillPlaceholders(text.translatedMeanwhile, { names: together(names) })
        : fillPlaceholders(text.renamedMeanwhile, { name: names.name });
    return { ...besideField({ field: "name", message }, 409), names };
  }
  return invalidName(context, list, refusal.reason);
}

function together({ name, hi, mr }: TranslatedName): string {
  return hi === "" && mr === "" ? name : [name, hi || "–", mr || "–"].join(" · ");
}

function besideField(problem: NameProblem, status: number): ListOutcome {
  return { ...refused(problem.message, status), problem };
}

function invalidName(context: Context, { text }: ReferenceList, refusal: ReferenceNameRefusal): ListOutcome {
  const { nothingWritten, translationTooLong } = context.get(adminTextContext).referenceLists;
  const most = maxNameLength;
  switch (refusal) {
    case "duplicate":
      return besideField({ field: "name", message: text.duplicate }, 409);
    case "too-long":
      return besideField({ field: "name", message: fillPlaceholders(text.tooLong, { most }) }, 422);
    case "empty":
      return besideField({ field: "name", message: nothingWritten }, 422);
    default: {
      const field = refusal === "hi-too-long" ? "hi" : "mr";
      return besideField({ field, message: fillPlaceholders(translationTooLong, { most }) }, 422);
    }
  }
}
