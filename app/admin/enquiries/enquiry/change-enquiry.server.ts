import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { DetailProblem } from "#domain/enquiries/enquiry.ts";
import { enquiryStates, maxNoteLength } from "#domain/enquiries/enquiry.ts";
import { normalizeText } from "#domain/values/normalize-text.ts";
import { refused, succeeded } from "../../kit/form/form-outcome.ts";
import type { VersionedOutcome } from "../../kit/form/use-versioned-form.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { noteWon, saveDetails } from "./change-details.server.ts";

export const enquiryChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), isRead: z.stringbool() }),
  z.object({
    intent: z.literal("mark"),
    state: z.enum(enquiryStates),
    callBackOn: z.iso.date().or(z.literal("")).default(""),
  }),
  z.object({ intent: z.literal("not spam") }),
  z.object({
    intent: z.literal("note"),
    note: z.string(),
    version: z.coerce.number().int().min(0).max(1_000_000_000),
  }),
  z.object({
    intent: z.literal("details"),
    ...{ name: z.string(), quoted: z.string(), won: z.string() },
    version: z.coerce.number().int().min(0).max(1_000_000_000),
  }),
  z.object({ intent: z.literal("won amount"), won: z.string() }),
  z.object({ intent: z.literal("send again") }),
  z.object({ intent: z.literal("line"), saidAt: z.iso.datetime(), isApproved: z.stringbool() }),
  z.object({ intent: z.literal("merge"), other: z.uuid() }),
  z.object({ intent: z.literal("separate"), other: z.uuid() }),
  z.object({ intent: z.literal("delete") }),
]);

export type EnquiryChange = z.output<typeof enquiryChangeSchema>;
type Context = Readonly<RouterContextProvider>;

export interface EnquiryOutcome extends VersionedOutcome<DetailProblem> {
  merged?: string;
}

export async function changeEnquiry(
  context: Context,
  id: string,
  change: EnquiryChange,
): Promise<EnquiryOutcome> {
  const { enquiries } = context.get(servicesContext);
  const text = context.get(adminTextContext).enquiries;
  const gone = refused(text.failure[change.intent], 404, text.gone);
  switch (change.intent) {
    case "read": {
      if (!(await enquiries.markRead(id, change.isRead))) return gone;
      return succeeded(change.isRead ? text.marked.read : text.marked.unread);
    }
    case "mark": {
      const { state, callBackOn } = change;
      if (!(await enquiries.setState(id, state, callBackOn || null))) return gone;
      await logActivity(context, callBackOn === "" ? `enquiry marked ${state}` : "enquiry call back noted");
      return succeeded(callBackOn === "" ? text.marked[state] : text.outcome.noted);
    }
    case "not spam": {
      if (!(await enquiries.setState(id, "new"))) return gone;
      await logActivity(context, "enquiry marked not spam");
      return succeeded(text.spam.rescued, (await enquiries.isMailed()) ? text.spam.mailedNow : undefined);
    }
    case "note":
      return (await saveNote(context, id, change)) ?? gone;
    case "details":
      return (await saveDetails(context, id, change)) ?? gone;
    case "won amount":
      return (await noteWon(context, id, change.won)) ?? gone;
    case "send again": {
      if (await enquiries.sendAgain(id)) {
        await logActivity(context, "enquiry sent again");
        return succeeded(text.mail.sentAgain);
      }
      if ((await enquiries.find(id)) === null) return gone;
      return refused(text.failure["send again"], 409, text.mail.neverMailed);
    }
    case "line":
      return (await decideLine(context, id, change)) ?? gone;
    case "merge": {
      if (!(await enquiries.merge(change.other, id))) {
        return refused(text.failure.merge, 409, text.before.cannot);
      }
      await logActivity(context, "enquiry merged");
      return { ...succeeded(text.before.merged), merged: change.other };
    }
    case "separate": {
      if (!(await enquiries.separate(change.other))) return gone;
      await logActivity(context, "enquiry separated");
      return succeeded(text.before.separated);
    }
    case "delete": {
      const parts = (await enquiries.partsOf(id)).map((part) => part.id);
      if ((await enquiries.remove([id])) === 0) return gone;
      await logActivity(context, "enquiry deleted");
      return { ...succeeded(text.delete.done), binned: [...parts, id] };
    }
  }
}

async function decideLine(
  context: Context,
  id: string,
  { saidAt, isApproved }: Extract<EnquiryChange, { intent: "line" }>,
): Promise<EnquiryOutcome | null> {
  const { failure, line: text } = context.get(adminTextContext).enquiries;
  const { email: decidedBy } = signedInAdministrator(context);
  const decision = { id, saidAt, isApproved, decidedBy };
  const decided = await context.get(servicesContext).customerLines.decide(decision);
  if (decided.ok) {
    const state = isApproved ? "approved" : "rejected";
    await logActivity(context, `enquiry line ${state}`);
    return succeeded(text[state]);
  }
  return decided.refusal === "gone" ? null : refused(failure.line, 409, text[decided.refusal]);
}

async function saveNote(
  context: Context,
  id: string,
  { note, version }: Extract<EnquiryChange, { intent: "note" }>,
): Promise<EnquiryOutcome | null> {
  const { enquiries } = context.get(servicesContext);
  const { failure, note: text } = context.get(adminTextContext).enquiries;
  const saved = await enquiries.saveNote(id, note, version);
  if (saved.ok) {
    await logActivity(context, "enquiry note saved");
    return { ...succeeded(text.saved), stored: { version: saved.value.noteVersion, values: { note } } };
  }
  if (saved.refusal === "too-long") {
    return refused(failure.note, 422, fillPlaceholders(text.tooLong, { most: maxNoteLength }));
  }
  const now = await enquiries.find(id);
  if (now === null) return null;
  const stored = { version: now.noteVersion, values: { note: now.note } };
  // The answer to an earlier attempt may have been lost.
  if (now.note === normalizeText(note, maxNoteLength)) return { ...succeeded(text.saved), stored };
  return { ...refused(failure.note, 409, text.changed), stored };
}
