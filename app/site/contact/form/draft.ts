import { type EnquiryDraft, enquiryFields } from "#domain/enquiries/enquiry-rules.ts";
import { draftName, forgetDraft, tabStorage } from "./tab-storage.ts";

const day = 24 * 60 * 60 * 1000;

/** The token of a form, and when this browser had it. */
export interface HeldToken {
  text: string;
  since: number;
}

/** One filling-in of the form, from the first letter until it is sent; reloads do not end it. */
export interface Filling {
  /** Sent along every time, so that it is stored once. */
  submissionKey: string;
  token: HeldToken | null;
}

/** A filling-in as the tab keeps it. */
export interface KeptDraft extends Filling {
  typed: EnquiryDraft;
  /** Query of the page that it was typed on. */
  query: string;
  keptAt: number;
}

export function newFilling(): Filling {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const submissionKey = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { submissionKey, token: null };
}

export function keepDraft(draft: KeptDraft): void {
  try {
    tabStorage()?.setItem(draftName, JSON.stringify(draft));
  } catch {
    // A full storage must not disturb the typing.
  }
}

/** What this tab has kept, at most a day. */
export function keptDraft(now: number): KeptDraft | null {
  const draft = readDraft(tabStorage()?.getItem(draftName) ?? "null");
  if (draft !== null && now - draft.keptAt < day) return draft;
  forgetDraft();
  return null;
}

function readDraft(text: string): KeptDraft | null {
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null) return false;
  const draft: Partial<Record<keyof KeptDraft, unknown>> = value;
  return (
    typeof draft.submissionKey === "string" &&
    (draft.token === null || isToken(draft.token)) &&
    isTyped(draft.typed) &&
    typeof draft.query === "string" &&
    typeof draft.keptAt === "number"
  );
}

function isToken(value: unknown): value is HeldToken {
  if (typeof value !== "object" || value === null) return false;
  const token: Partial<Record<keyof HeldToken, unknown>> = value;
  return typeof token.text === "string" && typeof token.since === "number";
}

function isTyped(value: unknown): value is EnquiryDraft {
  if (typeof value !== "object" || value === null) return false;
  const typed: Partial<Record<string, unknown>> = value;
  return enquiryFields.every((field) => typeof typed[field] === "string");
}
