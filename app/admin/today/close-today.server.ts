import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { closingNotices } from "#content/ready-notices.ts";
import { closeToday, openAgain } from "#domain/facts/close-today.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { type Holiday, holidayOn } from "../kit/facts/holidays.ts";
import { type FormOutcome, refused, succeeded } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface Closing {
  notice: Holiday["notice"] | null;
  holiday: Holiday | null;
}

export async function readClosing(context: Context): Promise<Closing> {
  const { business } = await context.get(servicesContext).facts.current();
  return { notice: business.closedToday, holiday: holidayOn(indianDay(new Date())) };
}

export const closingSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("close today"),
    reason: z.enum(["today", "restOfDay", "family", "holiday"]),
  }),
  z.object({ intent: z.literal("open again") }),
]);

export async function changeClosing(
  context: Context,
  change: z.output<typeof closingSchema>,
): Promise<FormOutcome> {
  const { today: words, facts: factsText } = context.get(adminTextContext);
  const text = words.closing;
  const { email: changedBy } = signedInAdministrator(context);
  const today = indianDay(new Date());
  const parts = { facts: context.get(servicesContext).facts, today, changedBy };
  const isClosing = change.intent === "close today";
  const isSaved = await (isClosing ? closeToday(parts, noticeOf(change.reason, today)) : openAgain(parts));
  if (!isSaved) return refused(text.failure, 422, text.full);
  await logActivity(context, "facts saved", factsText.sections.closures.title);
  return isClosing ? succeeded(text.isClosed, text.untilMidnight) : succeeded(text.isOpen);
}

function noticeOf(reason: "holiday" | keyof typeof closingNotices, today: string): Holiday["notice"] {
  return reason === "holiday" ? (holidayOn(today)?.notice ?? closingNotices.today) : closingNotices[reason];
}
