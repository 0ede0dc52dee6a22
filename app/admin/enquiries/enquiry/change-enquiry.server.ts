import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { noteFault } from "#app/admin/layout/error-answer.server.ts";
import { logActivity } from "#app/admin/layout/log-activity.server.ts";
import { servicesContext } from "#app/context.server.ts";
import { grouped } from "#content/grouped-number.ts";
import { enquiryStates, maxNoteLength, type NoteRefusal } from "#domain/enquiries/enquiry.ts";
import { normalizeText } from "#domain/normalize-text.ts";
import { type EnquiryChange, failureTitles, intentOf } from "../enquiry-change.ts";
import { stateLabels } from "../enquiry-words.ts";

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
export async function changeEnquiry(context: Context, id: string, form: FormData): Promise<EnquiryChange> {
  const title = failureTitles[intentOf(form)];
  const asked = changeSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) {
    const description = "The form was not complete. Please load the page again.";
    return { ok: false, status: 400, title, description };
  }
  try {
    return await carryOut(context, id, asked.data);
  } catch (error) {
    const { message } = noteFault(context, error, "Please try again.");
    return { ok: false, status: 500, title, description: message };
  }
}

async function carryOut(context: Context, id: string, change: Change): Promise<EnquiryChange> {
  const { enquiries } = context.get(servicesContext);
  switch (change.intent) {
    case "read": {
      if (!(await enquiries.markRead(id, change.isRead))) return gone(change);
      return success(change.isRead ? "Enquiry marked as read" : "Enquiry marked as unread");
    }
    case "mark": {
      if (!(await enquiries.setState(id, change.state))) return gone(change);
      await logActivity(context, `enquiry marked ${change.state}`);
      return success(`Enquiry marked as ${stateLabels[change.state].toLowerCase()}`);
    }
    case "not spam": {
      if (!(await enquiries.setState(id, "new"))) return gone(change);
      await logActivity(context, "enquiry marked not spam");
      return success(
        "Enquiry marked as not spam",
        enquiries.isMailed ? "It is mailed to you now." : undefined,
      );
    }
    case "note":
      return saveNote(context, id, change);
    case "send again":
      return sendAgain(context, id, change);
    case "delete": {
      if ((await enquiries.remove([id])) === 0) return gone(change);
      await logActivity(context, "enquiry deleted");
      return { ...success("Enquiry deleted successfully"), isGone: true };
    }
  }
}

async function sendAgain(
  context: Context,
  id: string,
  change: Extract<Change, { intent: "send again" }>,
): Promise<EnquiryChange> {
  const { enquiries } = context.get(servicesContext);
  if (await enquiries.sendAgain(id)) {
    await logActivity(context, "enquiry sent again");
    return success("The mail is sent again now");
  }
  if ((await enquiries.find(id)) === null) return gone(change);
  const description = "It is marked as spam now, which is never mailed.";
  return { ok: false, status: 409, title: failureTitles[change.intent], description };
}

async function saveNote(
  context: Context,
  id: string,
  { intent, note, version }: Extract<Change, { intent: "note" }>,
): Promise<EnquiryChange> {
  const { enquiries } = context.get(servicesContext);
  const kept = await enquiries.saveNote(id, note, version);
  if (kept.ok) {
    await logActivity(context, "enquiry note saved");
    return { ...success(noteSaved), stored: { note, version: kept.value.noteVersion } };
  }
  if (kept.refusal === "gone") return gone({ intent });
  const refusal = { ok: false, title: failureTitles[intent], description: noteSentences[kept.refusal] };
  if (kept.refusal === "too-long") return { ...refusal, status: 422 };
  const now = await enquiries.find(id);
  if (now === null) return gone({ intent });
  const stored = { note: now.note, version: now.noteVersion };
  // The answer to an earlier attempt with the same words may have been lost on the way.
  if (now.note === normalizeText(note)) return { ...success(noteSaved), stored };
  return { ...refusal, status: 409, stored };
}

const noteSaved = "Note saved";

const noteSentences: Record<Exclude<NoteRefusal, "gone">, string> = {
  changed:
    "Somebody has saved another note meanwhile. What you typed is still here; save again to put it in its place.",
  "too-long": `A note has at most ${grouped(maxNoteLength)} characters. What you typed is still here.`,
};

function success(title: string, description?: string): EnquiryChange {
  return { ok: true, status: 200, title, ...(description === undefined ? {} : { description }) };
}

function gone({ intent }: Pick<Change, "intent">): EnquiryChange {
  const description = "The enquiry is no longer there.";
  return { ok: false, status: 404, title: failureTitles[intent], description, isGone: true };
}
