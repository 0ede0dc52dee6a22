import { abortedAfter } from "#app/islands/aborted-after.ts";
import {
  type EnquiryRefusals,
  enquiryFields,
  type FieldRefusal,
  validateEnquiry,
} from "#domain/enquiries/enquiry-rules.ts";
import { receiptIn } from "../receipt.ts";
import { askedPhoneIn, type Filling, isRecord, proofOf, readTyped } from "./draft.ts";

export type SendOutcome =
  | { kind: "sent"; receipt: HTMLElement }
  | { kind: "away" }
  | { kind: "refused"; refusals: EnquiryRefusals; failure: string | null; isUnstored: boolean };

/** Milliseconds. */
const longestWait = 30_000;
const fieldRefusals: readonly FieldRefusal[] = ["missing", "invalid", "too-long", "incomplete"];

export async function sendEnquiry(form: HTMLFormElement, filling: Filling): Promise<SendOutcome> {
  const validated = validateEnquiry(readTyped(form), askedPhoneIn(form));
  if (!validated.ok)
    return { kind: "refused", refusals: validated.refusal, failure: null, isUnstored: false };
  if (!navigator.onLine) return { kind: "away" };
  const body = new URLSearchParams(proofOf(filling));
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  const asked = { method: "POST", body, signal: abortedAfter(longestWait) };
  const answer = await fetch(form.action, asked).catch(() => null);
  const html = (await answer?.text().catch(() => null)) ?? null;
  if (answer !== null && html !== null) return readAnswer(html, answer);
  return navigator.onLine
    ? { kind: "refused", refusals: {}, failure: null, isUnstored: true }
    : { kind: "away" };
}

/** Null without a line: an enquiry without a token is taken, too. */
export async function fetchToken(address: string): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch(address)).json();
    return isRecord(answer) && typeof answer.formToken === "string" ? answer.formToken : null;
  } catch {
    return null;
  }
}

function readAnswer(html: string, { status }: Response): SendOutcome {
  const page = new DOMParser().parseFromString(html, "text/html");
  // A network that wants a sign-in first also answers 200.
  const receipt = receiptIn(page);
  if (receipt !== null) return { kind: "sent", receipt };
  const form = page.querySelector<HTMLElement>("[data-island=contact-form]");
  const props: unknown = JSON.parse(form?.dataset.props ?? "null");
  const returned = isRecord(props) && isRecord(props.returned) ? props.returned : {};
  const { failure, refusals } = returned;
  return {
    kind: "refused",
    refusals: readRefusals(isRecord(refusals) ? refusals : {}),
    failure: typeof failure === "string" ? failure : null,
    isUnstored: status >= 500,
  };
}

function readRefusals(given: Record<string, unknown>): EnquiryRefusals {
  const known = enquiryFields.flatMap((field) => {
    const refusal = fieldRefusals.find((one) => one === given[field]);
    return refusal === undefined ? [] : [[field, refusal] as const];
  });
  return Object.fromEntries(known);
}
