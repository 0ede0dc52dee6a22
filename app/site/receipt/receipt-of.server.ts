import type { RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import type { Language } from "#content/languages.ts";
import type { Texts } from "#content/texts.ts";
import { type Enquiry, referenceOf } from "#domain/enquiries/enquiry.ts";
import { readablePhone } from "#domain/values/caller.ts";
import { messageParts } from "../paint/message-parts.ts";
import type { ReceiptProps } from "./receipt.tsx";

export const receiptPath = "/contact/receipt";

/** A redirect, so that a reload sends nothing. */
export function redirectToReceipt(
  id: string,
  language: Language,
  context: Readonly<RouterContextProvider>,
): Response {
  const of = context.get(servicesContext).enquiries.sealReceipt(id);
  return redirect(sitePath(language, `${receiptPath}?of=${of}&new`), 303);
}

export function receiptOf(
  enquiry: Enquiry,
  { contact, quickPrice, paint }: Texts,
): Omit<ReceiptProps, "address"> {
  const { id, name, email, phone, inquiry, message, service, photographs, createdAt } = enquiry;
  const { form, receipt } = contact;
  const { title, text, ...names } = quickPrice.received;
  const isForm = enquiry.form === "contact";
  const [line = "", painted] = isForm ? [message] : messageParts(message);
  const rows = isForm
    ? ([
        [receipt.rows.message, message],
        [receipt.rows.name, name],
        [form.labels.email, email],
      ] as const)
    : ([
        [names.photographs, photographs === 0 ? "" : String(photographs)],
        [names.line, line.trim()],
      ] as const);
  return {
    title,
    text,
    reference: referenceOf(id),
    receivedAt: createdAt,
    about: service ?? (painted === undefined ? form.inquiries[inquiry] : paint.ask.painted),
    phone: readablePhone(phone),
    rows: rows.filter(([, value]) => value !== ""),
    endsDraft: isForm,
  };
}
