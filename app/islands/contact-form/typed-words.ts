import type { ContactFormText } from "#content/texts.ts";
import { readTyped } from "./draft.ts";

/** What stands in the form as a message for WhatsApp: what it is about, then each field that is filled. */
export function typedWords(form: HTMLFormElement, { labels, inquiries }: ContactFormText): string {
  const { name, email, phone, inquiry, message } = readTyped(form);
  const about = Object.entries(inquiries).find(([known]) => known === inquiry)?.[1] ?? "";
  const service = form.querySelector<HTMLInputElement>("[name=service]")?.value ?? "";
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
