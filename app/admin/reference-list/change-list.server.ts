import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import type { Rename } from "#domain/reference-lists/reference-lists.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import type { ListAnswer, ListIntent } from "./list-answer.ts";
import { type ListWords, messagesOf } from "./list-words.ts";

const name = z.string().max(2000);
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name }),
  z.object({ intent: z.literal("rename"), id: z.uuid(), seen: name, name }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
]);

type Answered = ReturnType<typeof data<ListAnswer>>;
type Context = Readonly<RouterContextProvider>;

/** Does to a list what one of its forms asks for. */
export async function changeList(context: Context, words: ListWords, form: FormData): Promise<Answered> {
  const asked = changeSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) return failed(words, "rename", 400, "The form was not understood.");
  const change = asked.data;
  try {
    if (change.intent === "add") return await add(context, words, change.name);
    if (change.intent === "rename") return await rename(context, words, change);
    return await remove(context, words, change.id);
  } catch (error) {
    const { message } = noteFault(context, error, "Please try again.");
    return failed(words, change.intent, 500, message);
  }
}

async function add(context: Context, words: ListWords, given: string): Promise<Answered> {
  const added = await context.get(servicesContext).referenceLists.add(words.list, given);
  if (!added.ok) return refusedName(words, added.refusal);
  const { name } = added.value;
  await logActivity(context, "name added", `${words.One}: ${name}`);
  return answer({ kind: "done", title: messagesOf(words).success.add, name });
}

async function rename(context: Context, words: ListWords, asked: Rename): Promise<Answered> {
  const renamed = await context.get(servicesContext).referenceLists.rename(words.list, asked);
  if (renamed.ok) {
    const { name } = renamed.value;
    await logActivity(context, "name renamed", `${words.One}: ${asked.seen} → ${name}`);
    return answer({ kind: "done", title: messagesOf(words).success.rename, name });
  }
  const { refusal } = renamed;
  if (refusal.reason === "gone") {
    const goOn = `It was deleted in another tab meanwhile. To keep “${asked.name.trim()}”, add it as a new one.`;
    return failed(words, "rename", 404, goOn);
  }
  if (refusal.reason === "changed") {
    const message = `It was renamed to “${refusal.name}” in another tab meanwhile. Save again to replace that.`;
    return answer({ kind: "renamed meanwhile", message, name: refusal.name }, 409);
  }
  return refusedName(words, refusal.reason);
}

async function remove(context: Context, words: ListWords, id: string): Promise<Answered> {
  const name = await context.get(servicesContext).referenceLists.remove(words.list, id);
  if (name === null) return failed(words, "delete", 404, "It was already deleted in another tab.");
  await logActivity(context, "name deleted", `${words.One}: ${name}`);
  return answer({ kind: "done", title: messagesOf(words).success.delete, name });
}

function refusedName(words: ListWords, refusal: "empty" | "duplicate" | "too-long"): Answered {
  if (refusal === "empty") return answer({ kind: "ignored" });
  const { duplicate, tooLong } = messagesOf(words);
  return refusal === "duplicate"
    ? answer({ kind: "wrong", message: duplicate }, 409)
    : answer({ kind: "wrong", message: tooLong }, 422);
}

function failed(words: ListWords, intent: ListIntent, status: number, description: string): Answered {
  const title = messagesOf(words).failure[intent];
  return answer({ kind: "failed", status, title, description }, status);
}

function answer(given: ListAnswer, status = 200): Answered {
  return data(given, { status });
}
