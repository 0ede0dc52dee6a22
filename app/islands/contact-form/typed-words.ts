import type { ContactFormText } from "#content/texts.ts";
import type { EnquiryDraft } from "#domain/enquiries/enquiry-rules.ts";
import { readTyped } from "./draft.ts";

export function typedWords(form: HTMLFormElement, text: ContactFormText): string {
  const service = form.querySelector<HTMLInputElement>("[name=service]")?.value ?? "";
  return asMessage(readTyped(form), service, text);
}

export function asMessage(
  { name, email, phone, inquiry, message }: EnquiryDraft,
  service: string,
  { labels, inquiries }: ContactFormText,
): string {
  const about = Object.entries(inquiries).find(([known]) => known === inquiry)?.[1] ?? "";
  const fields = [
    [labels.name, name],
    [labels.phone, phone],
    [labels.email, email],
  ] as const;
  const filled = fields.filter(([, value]) => value.trim() !== "");
  return [
    [about, service].filter((part) => part !== "").join(": "),
    message.trim(),
    ...filled.map(([label, value]) => `${label}: ${value.trim()}`),
  ]
    .filter((line) => line !== "")
    .join("\n");
}
