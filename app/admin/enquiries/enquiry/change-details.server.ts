import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { DetailProblem, DetailsDraft } from "#domain/enquiries/enquiry.ts";
import { mostRupees, readRupees } from "#domain/values/rupees.ts";
import { refused, succeeded } from "../../kit/form/form-outcome.ts";
import type { VersionedOutcome } from "../../kit/form/use-versioned-form.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { writtenDetails } from "../written-details.ts";

type Context = Readonly<RouterContextProvider>;
type Outcome = VersionedOutcome<DetailProblem>;

export async function saveDetails(
  context: Context,
  id: string,
  { version, name, quoted, won }: DetailsDraft & { version: number },
): Promise<Outcome | null> {
  const { enquiries } = context.get(servicesContext);
  const { failure, details: text } = context.get(adminTextContext).enquiries;
  const saved = await enquiries.saveDetails(id, { name, quoted, won }, version);
  if (saved.ok) {
    await logActivity(context, "enquiry details saved");
    const stored = { version: saved.value.detailsVersion, values: writtenDetails(saved.value) };
    return { ...succeeded(text.saved), stored };
  }
  if (saved.refusal.kind === "invalid") {
    return { ...refused(failure.details, 422), problems: saved.refusal.problems };
  }
  const now = await enquiries.find(id);
  if (now === null) return null;
  const stored = { version: now.detailsVersion, values: writtenDetails(now) };
  return { ...refused(failure.details, 409, text.changed), stored };
}

export async function noteWon(context: Context, id: string, typed: string): Promise<Outcome | null> {
  const { enquiries } = context.get(servicesContext);
  const { failure, details: text } = context.get(adminTextContext).enquiries;
  const read = readRupees(typed);
  const isEmpty = read.ok && read.value === null;
  if (!read.ok || isEmpty) {
    const problem = text.problems[read.ok ? "unreadable" : read.refusal];
    return refused(failure["won amount"], 422, fillPlaceholders(problem, { most: grouped(mostRupees) }));
  }
  if (await enquiries.noteWon(id, read.value ?? 0)) {
    await logActivity(context, "enquiry details saved");
    return succeeded(text.wonSaved);
  }
  const now = await enquiries.find(id);
  if (now === null) return null;
  // The answer to an earlier attempt may have been lost.
  if (now.won === read.value) return succeeded(text.wonSaved);
  return refused(failure["won amount"], 409, text.wonNoted);
}
