import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { maxNameLength } from "#domain/reference-lists/names.ts";
import type { ReferenceNameRefusal, Rename } from "#domain/reference-lists/reference-lists.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { type FormOutcome, refused, succeeded } from "../ui/form-outcome.ts";
import type { ReferenceList } from "./reference-list.ts";

const name = z.string().max(2000);
export const listChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name }),
  z.object({ intent: z.literal("rename"), id: z.uuid(), seen: name, name }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
]);

export type ListChange = z.output<typeof listChangeSchema>;
type Context = Readonly<RouterContextProvider>;

export interface ListOutcome extends FormOutcome {
  /** The title is said beside the field, not as a notice. */
  isBesideField?: boolean;
  name?: string;
}

export async function changeList(
  context: Context,
  list: ReferenceList,
  change: ListChange,
): Promise<ListOutcome> {
  const { referenceLists } = context.get(servicesContext);
  const { success, failure, activity } = list.text;
  switch (change.intent) {
    case "add": {
      const added = await referenceLists.add(list.name, change.name);
      if (!added.ok) return invalidName(list, added.refusal);
      const { name } = added.value;
      await logActivity(context, "name added", fillPlaceholders(activity.name, { name }));
      return { ...succeeded(success.add), name };
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
  const text = context.get(adminTextContext).referenceLists;
  const { success, failure, activity } = list.text;
  const renamed = await context.get(servicesContext).referenceLists.rename(list.name, change);
  if (renamed.ok) {
    const { name } = renamed.value;
    const detail = fillPlaceholders(activity.renamed, { before: change.seen, name });
    await logActivity(context, "name renamed", detail);
    return { ...succeeded(success.rename), name };
  }
  const { refusal } = renamed;
  if (refusal.reason === "gone") {
    const name = change.name.trim();
    return refused(failure.rename, 404, fillPlaceholders(text.deletedMeanwhile, { name }));
  }
  if (refusal.reason === "changed") {
    const { name } = refusal;
    const sentence = fillPlaceholders(text.renamedMeanwhile, { name });
    return { ...refused(sentence, 409), isBesideField: true, name };
  }
  return invalidName(list, refusal.reason);
}

function invalidName({ text }: ReferenceList, refusal: ReferenceNameRefusal): ListOutcome {
  const isBesideField = true;
  if (refusal === "duplicate") return { ...refused(text.duplicate, 409), isBesideField };
  const tooLong = fillPlaceholders(text.tooLong, { most: maxNameLength });
  if (refusal === "too-long") return { ...refused(tooLong, 422), isBesideField };
  // An empty name is ignored without a word.
  return { ...refused("", 200), isBesideField };
}
