import { type EnquiryDraft, type EnquiryField, enquiryFields } from "#domain/enquiries/enquiry-rules.ts";

const texts = ["name", "email", "phone", "message"] as const;

/** What stands in the five fields. */
export function readTyped(form: HTMLFormElement): EnquiryDraft {
  const data = new FormData(form);
  const textOf = (field: EnquiryField) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  const [name, email, phone, inquiry, message] = enquiryFields.map(textOf);
  return {
    name: name ?? "",
    email: email ?? "",
    phone: phone ?? "",
    inquiry: inquiry ?? "",
    message: message ?? "",
  };
}

/** Whether there is anything worth keeping. */
export function isBlank(typed: EnquiryDraft): boolean {
  return texts.every((field) => typed[field].trim() === "");
}

/** Puts texts into the fields that are still empty: what was typed meanwhile is newer. */
export function fillEmptyTexts(form: HTMLFormElement, typed: EnquiryDraft): void {
  for (const field of texts) {
    const control = textControl(form, field);
    if (control?.value === "") control.value = typed[field];
  }
}

/** Empties the fields, also those that came filled from the server, and chooses the inquiry. */
export function startAnew(form: HTMLFormElement, inquiry: string): void {
  for (const field of texts) {
    const control = textControl(form, field);
    if (control !== null) control.value = "";
  }
  chooseInquiry(form, inquiry);
}

export function chooseInquiry(form: HTMLFormElement, inquiry: string): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("input[name=inquiry]")) {
    control.checked = control.value === inquiry;
  }
}

function textControl(form: HTMLFormElement, field: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
}
