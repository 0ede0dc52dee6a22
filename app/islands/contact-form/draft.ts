import { type EnquiryDraft, enquiryFields } from "#domain/enquiries/enquiry-rules.ts";
import { draftKey, forgetDraft } from "../receipt.ts";

const longestKept = 24 * 60 * 60 * 1000;
/** Half of the day after which the server suspects a form. */
const longestUse = 12 * 60 * 60 * 1000;
/** A new token on a slow line would look like a machine's. */
const youngestToken = 3_000;
const texts = ["name", "email", "phone", "message"] as const;

export interface Filling {
  submissionKey: string;
  token: string;
  tokenSince: number;
}

interface Draft extends Filling {
  typed: EnquiryDraft;
  query: string;
  keptAt: number;
}

export function newFilling(): Filling {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const submissionKey = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { submissionKey, token: "", tokenSince: 0 };
}

export function proofOf({ submissionKey, token, tokenSince }: Filling): [string, string][] {
  const key: [string, string] = ["submissionKey", submissionKey];
  const isOldEnough = token !== "" && Date.now() - tokenSince >= youngestToken;
  return isOldEnough ? [key, ["formToken", token]] : [key];
}

export function wantsToken({ token, tokenSince }: Filling): boolean {
  return token === "" || Date.now() - tokenSince > longestUse;
}

export function keepDraft(form: HTMLFormElement, filling: Filling): void {
  const typed = readTyped(form);
  if (texts.every((field) => typed[field].trim() === "")) {
    forgetDraft();
    return;
  }
  const draft: Draft = { ...filling, typed, query: window.location.search, keptAt: Date.now() };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not disturb the typing.
  }
}

export function takeUpDraft(form: HTMLFormElement): Filling | null {
  // Its receipt may be hydrated later than this form.
  if (document.querySelector("[data-ends-draft]") !== null) forgetDraft();
  const draft = readDraft();
  if (draft === null || Date.now() - draft.keptAt > longestKept) {
    forgetDraft();
    return null;
  }
  for (const field of texts) {
    const control = textControl(form, field);
    if (control?.value === "") control.value = draft.typed[field];
  }
  // Another address may ask for another inquiry.
  if (draft.query === window.location.search) chooseInquiry(form, draft.typed.inquiry);
  const { submissionKey, token, tokenSince } = draft;
  return { submissionKey, token, tokenSince };
}

export function readTyped(form: HTMLFormElement): EnquiryDraft {
  const data = new FormData(form);
  const typed: EnquiryDraft = { name: "", email: "", phone: "", inquiry: "", message: "" };
  for (const field of enquiryFields) typed[field] = String(data.get(field) ?? "");
  return typed;
}

export function askedPhoneIn(form: HTMLFormElement): string {
  return String(new FormData(form).get("askedPhone") ?? "");
}

export function emptyForm(form: HTMLFormElement, inquiry: string): void {
  for (const field of texts) {
    const control = textControl(form, field);
    if (control !== null) control.value = "";
  }
  chooseInquiry(form, inquiry);
}

function chooseInquiry(form: HTMLFormElement, inquiry: string): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("input[name=inquiry]")) {
    control.checked = control.value === inquiry;
  }
}

function textControl(form: HTMLFormElement, field: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
}

function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  const draft: Partial<Record<keyof Draft, unknown>> = isRecord(value) ? value : {};
  const { typed } = draft;
  return (
    [draft.submissionKey, draft.token, draft.query].every((text) => typeof text === "string") &&
    [draft.tokenSince, draft.keptAt].every((time) => typeof time === "number") &&
    isRecord(typed) &&
    enquiryFields.every((field) => typeof typed[field] === "string")
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
