import { grouped } from "#content/grouped-number.ts";
import type { Quotation } from "#domain/quotations/quotation.ts";
import type { LineDraft } from "#domain/quotations/read-terms.ts";
import type { FieldValues } from "../../kit/form/versioned-draft.ts";
import type { LoadedQuotation } from "./loaded-quotation.ts";

const lineFields = ["what", "quantity", "price"] as const;

export const emptyLine: LineDraft = { what: "", quantity: "", price: "" };

export function quotationValuesOf(quotation: Quotation | null, begun: LoadedQuotation["begun"]): FieldValues {
  if (quotation === null) {
    const { quoted, ...given } = begun;
    const line = { ...emptyLine, price: quoted === null ? "" : grouped(quoted) };
    return { ...given, gst: "18", deliveryDays: "", note: "", ...valuesOfLines([line]) };
  }
  const { gst, deliveryDays, note, language, validUntil } = quotation;
  const lines = quotation.lines.map(({ what, quantity, price }) => ({
    ...{ what, quantity: typedNumber(quantity), price: grouped(price) },
  }));
  return {
    ...{ gst: typedNumber(gst), deliveryDays: typedNumber(deliveryDays), note, language, validUntil },
    ...valuesOfLines(lines),
  };
}

export function termsIn({
  language = "",
  validUntil = "",
  gst = "",
  deliveryDays = "",
  note = "",
}: FieldValues) {
  return { language, validUntil, gst, deliveryDays, note };
}

export function linesIn(values: FieldValues): LineDraft[] {
  const lines: LineDraft[] = [];
  for (let place = 0; values[pathOf(place, "what")] !== undefined; place++) {
    const typed = (field: keyof LineDraft) => values[pathOf(place, field)] ?? "";
    lines.push({ what: typed("what"), quantity: typed("quantity"), price: typed("price") });
  }
  return lines;
}

export function withLines(values: FieldValues, lines: readonly LineDraft[]): FieldValues {
  const others = Object.entries(values).filter(([path]) => !path.startsWith("lines."));
  return { ...Object.fromEntries(others), ...valuesOfLines(lines) };
}

export function pathOf(place: number, field: keyof LineDraft): string {
  return `lines.${place}.${field}`;
}

function valuesOfLines(lines: readonly LineDraft[]): FieldValues {
  return Object.fromEntries(
    lines.flatMap((line, place) => lineFields.map((field) => [pathOf(place, field), line[field]])),
  );
}

function typedNumber(number: number | null): string {
  return number === null ? "" : String(number);
}
