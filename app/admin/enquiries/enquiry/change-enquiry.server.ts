import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { enquiryStates, maxNoteLength } from "#domain/enquiries/enquiry.ts";
import { normalizeText } from "#domain/normalize-text.ts";
import { adminTextContext } from "../../layout/admin-text.ts";
import { noteFault } from "../../layout/error-answer.server.ts";
import { logActivity } from "../../layout/log-activity.server.ts";
import { type EnquiryIntent, type EnquiryOutcome, enquiryIntentOf } from "../enquiry-outcome.ts";

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), isRead: z.stringbool() }),
  z.object({ intent: z.literal("mark"), state: z.enum(enquiryStates) }),
  z.object({ intent: z.literal("not spam") }),
  z.object({
    intent: z.literal("note"),
    note: z.string().max(20 * maxNoteLength),
    version: z.coerce.number().int().min(0).max(1_000_000_000),
  }),
  z.object({ intent: z.literal("send again") }),
  z.object({ intent: z.literal("delete") }),
]);

type Change = z.output<typeof changeSchema>;
type Context = Readonly<RouterContextProvider>;

/** Does to one enquiry what a form of its page asks for. */
export async function changeEnquiry(context: Context, id: string, form: FormData): Promise<EnquiryOutcome> {
  const fields = Object.fromEntries(form);
  const intent = enquiryIntentOf(fields.intent);
  const change = changeSchema.safeParse(fields);
  if (!change.success) {
    return refusal(context, intent, 400, context.get(adminTextContext).layout.incompleteForm);
  }
  try {
    return await carryOut(context, id, change.data);
  } catch (error) {
    return refusal(context, intent, 500, noteFault(context, error).message);
  }
}

async function carryOut(context: Context, id: string, change: Change): Promise<EnquiryOutcome> {
  const { enquiries } = context.get(servicesContext);
  const text = context.get(adminTextContext).enquiries;
  switch (change.intent) {
    case "read": {
      if (!(await enquiries.markRead(id, change.isRead))) return gone(context, change.intent);
      return success(change.isRead ? text.marked.read : text.marked.unread);
    }
    case "mark": {
      if (!(await enquiries.setState(id, change.state))) return gone(context, change.intent);
      await logActivity(context, `enquiry marked ${change.state}`);
      return success(text.marked[change.state]);
    }
    case "not spam": {
      if (!(await enquiries.setState(id, "new"))) return gone(context, change.intent);
      await logActivity(context, "enquiry marked not spam");
      return success(text.spam.rescued, enquiries.isMailed ? text.spam.mailedNow : undefined);
    }
    case "note":
      return saveNote(context, id, change);
    case "send again":
      return sendAgain(context, id);
    case "delete": {
      if ((await enquiries.remove([id])) === 0) return gone(context, change.intent);
      await logActivity(context, "enquiry deleted");
      return success(text.delete.done);
    }
  }
}

async function sendAgain(context: Context, id: string): Promise<EnquiryOutcome> {
  const { enquiries } = context.get(servicesContext);
  const { mail } = context.get(adminTextContext).enquiries;
  if (await enquiries.sendAgain(id)) {
    await logActivity(context, "enquiry sent again");
    return success(mail.sentAgain);
  }
  if ((await enquiries.find(id)) === null) return gone(context, "send again");
  return refusal(context, "send again", 409, mail.neverMailed);
}

async function saveNote(
  context: Context,
  id: string,
  { intent, note, version }: Extract<Change, { intent: "note" }>,
): Promise<EnquiryOutcome> {
  const { enquiries } = context.get(servicesContext);
  const text = context.get(adminTextContext).enquiries.note;
  const saved = await enquiries.saveNote(id, note, version);
  if (saved.ok) {
    await logActivity(context, "enquiry note saved");
    return { ...success(text.saved), stored: { note, version: saved.value.noteVersion } };
  }
  if (saved.refusal === "gone") return gone(context, intent);
  if (saved.refusal === "too-long") {
    return refusal(context, intent, 422, fillPlaceholders(text.tooLong, { most: maxNoteLength }));
  }
  const now = await enquiries.find(id);
  if (now === null) return gone(context, intent);
  const stored = { note: now.note, version: now.noteVersion };
  // The answer to an earlier attempt with the same words may have been lost on the way.
  if (now.note === normalizeText(note)) return { ...success(text.saved), stored };
  return { ...refusal(context, intent, 409, text.changed), stored };
}

function success(title: string, description?: string): EnquiryOutcome {
  return { ok: true, status: 200, title, description };
}

function gone(context: Context, intent: EnquiryIntent): EnquiryOutcome {
  return refusal(context, intent, 404, context.get(adminTextContext).enquiries.gone);
}

function refusal(
  context: Context,
  intent: EnquiryIntent,
  status: number,
  description: string,
): EnquiryOutcome {
  return { ok: false, status, title: context.get(adminTextContext).enquiries.failure[intent], description };
}
