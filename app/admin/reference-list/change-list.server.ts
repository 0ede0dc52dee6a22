import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { maxNameLength } from "#domain/reference-lists/names.ts";
import type { ReferenceNameRefusal, Rename } from "#domain/reference-lists/reference-lists.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { type ListIntent, type ListOutcome, listIntentOf } from "./list-change.ts";
import type { ReferenceList } from "./reference-list.ts";

const name = z.string().max(2000);
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name }),
  z.object({ intent: z.literal("rename"), id: z.uuid(), seen: name, name }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
]);

type Answer = ReturnType<typeof data<ListOutcome>>;
type Context = Readonly<RouterContextProvider>;

/** Does to a list what one of its forms asks for. */
export async function changeList(context: Context, list: ReferenceList, form: FormData): Promise<Answer> {
  const fields = Object.fromEntries(form);
  const asked = changeSchema.safeParse(fields);
  if (!asked.success) {
    const { incompleteForm } = context.get(adminTextContext).layout;
    return failed(list, listIntentOf(fields.intent), 400, incompleteForm);
  }
  const change = asked.data;
  try {
    if (change.intent === "add") return await add(context, list, change.name);
    if (change.intent === "rename") return await rename(context, list, change);
    return await remove(context, list, change.id);
  } catch (error) {
    return failed(list, change.intent, 500, noteFault(context, error).message);
  }
}

async function add(context: Context, list: ReferenceList, given: string): Promise<Answer> {
  const added = await context.get(servicesContext).referenceLists.add(list.name, given);
  if (!added.ok) return refused(list, added.refusal);
  const { name } = added.value;
  await logActivity(context, "name added", fillPlaceholders(list.text.activity.name, { name }));
  return done(list, "add", name);
}

async function rename(context: Context, list: ReferenceList, asked: Rename): Promise<Answer> {
  const text = context.get(adminTextContext).referenceLists;
  const renamed = await context.get(servicesContext).referenceLists.rename(list.name, asked);
  if (renamed.ok) {
    const { name } = renamed.value;
    const detail = fillPlaceholders(list.text.activity.renamed, { before: asked.seen, name });
    await logActivity(context, "name renamed", detail);
    return done(list, "rename", name);
  }
  const { refusal } = renamed;
  if (refusal.reason === "gone") {
    const sentence = fillPlaceholders(text.deletedMeanwhile, { name: asked.name.trim() });
    return failed(list, "rename", 404, sentence);
  }
  if (refusal.reason === "changed") {
    const message = fillPlaceholders(text.renamedMeanwhile, { name: refusal.name });
    return answer({ kind: "renamed meanwhile", message, name: refusal.name }, 409);
  }
  return refused(list, refusal.reason);
}

async function remove(context: Context, list: ReferenceList, id: string): Promise<Answer> {
  const name = await context.get(servicesContext).referenceLists.remove(list.name, id);
  const { alreadyDeleted } = context.get(adminTextContext).referenceLists;
  if (name === null) return failed(list, "delete", 404, alreadyDeleted);
  await logActivity(context, "name deleted", fillPlaceholders(list.text.activity.name, { name }));
  return done(list, "delete", name);
}

function refused({ text }: ReferenceList, refusal: ReferenceNameRefusal): Answer {
  if (refusal === "empty") return answer({ kind: "ignored" });
  if (refusal === "duplicate") return answer({ kind: "invalid", message: text.duplicate }, 409);
  return answer({ kind: "invalid", message: fillPlaceholders(text.tooLong, { most: maxNameLength }) }, 422);
}

function failed({ text }: ReferenceList, intent: ListIntent, status: number, description: string): Answer {
  return answer({ kind: "failed", ok: false, status, title: text.failure[intent], description }, status);
}

function done({ text }: ReferenceList, intent: ListIntent, name: string): Answer {
  return answer({ kind: "done", title: text.success[intent], name });
}

function answer(outcome: ListOutcome, status = 200): Answer {
  return data(outcome, { status });
}
