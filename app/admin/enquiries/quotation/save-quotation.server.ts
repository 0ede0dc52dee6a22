import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { grouped } from "#content/grouped-number.ts";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  mostDeliveryDays,
  mostLines,
  mostPieces,
  type Quotation,
  quotationLengths,
} from "#domain/quotations/quotation.ts";
import type { TermsProblem, TermsProblems } from "#domain/quotations/read-terms.ts";
import { mostRupees } from "#domain/values/rupees.ts";
import { refused, succeeded } from "../../kit/form/form-outcome.ts";
import { jsonField } from "../../kit/form/json-field.ts";
import type { VersionedOutcome } from "../../kit/form/use-versioned-form.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import { quotationValuesOf } from "./quotation-values.ts";

const typed = z.string().max(10_000);
const line = z.object({ what: typed, quantity: typed, price: typed });

export const quotationSchema = z.object({
  intent: z.literal("save"),
  version: z.coerce.number().int().nonnegative(),
  lines: jsonField.pipe(z.array(line).max(100)),
  language: z.enum(languages.map(({ code }) => code)),
  validUntil: z.iso.date().or(z.literal("")),
  ...{ gst: typed, deliveryDays: typed, note: typed },
});

export type QuotationOutcome = VersionedOutcome<string>;

export async function saveQuotation(
  context: Readonly<RouterContextProvider>,
  enquiryId: string,
  { intent, version, ...draft }: z.output<typeof quotationSchema>,
): Promise<QuotationOutcome> {
  const { quotation: text, enquiries } = context.get(adminTextContext);
  const saved = await context.get(servicesContext).quotations.save(enquiryId, version, draft);
  const storedOf = (quotation: Quotation | null) => ({
    version: quotation?.revision ?? 0,
    values: quotationValuesOf(quotation, { ...draft, quoted: null }),
  });
  if (saved.ok) {
    const { number } = saved.value;
    await logActivity(context, "enquiry quotation saved", number);
    return { ...succeeded(fillPlaceholders(text.saved, { number })), stored: storedOf(saved.value) };
  }
  switch (saved.refusal.kind) {
    case "gone":
      return refused(text.failure, 404, enquiries.gone);
    case "changed":
      return { ...refused(text.failure, 409, text.changed), stored: storedOf(saved.refusal.quotation) };
    case "invalid": {
      const problems = sentencesOf(text.problems, saved.refusal.problems);
      return { ...refused(text.failure, 422, problems.lines), problems };
    }
  }
}

function sentencesOf(
  sentences: Readonly<Record<TermsProblem, string>>,
  problems: TermsProblems,
): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) =>
      problem === undefined
        ? []
        : [[path, fillPlaceholders(sentences[problem], { most: mostOf(path, problem) })]],
    ),
  );
}

function mostOf(path: string, problem: TermsProblem): string {
  switch (problem) {
    case "too-many":
      return grouped(mostLines);
    case "too-long":
      return grouped(path === "note" ? quotationLengths.note : quotationLengths.what);
    case "no-number":
      return grouped(path === "deliveryDays" ? mostDeliveryDays : mostPieces);
    default:
      return grouped(mostRupees);
  }
}
