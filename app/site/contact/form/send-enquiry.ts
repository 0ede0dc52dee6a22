import {
  type EnquiryRefusals,
  enquiryFields,
  type FieldRefusal,
  readPhoneLoosely,
  validateEnquiry,
} from "#domain/enquiries/enquiry-rules.ts";
import type { Refusal } from "./answer.ts";
import type { Filling } from "./draft.ts";
import { readTyped } from "./typed.ts";

/** What came of sending. `away`: there is no line. */
export type SendOutcome = { kind: "sent" } | { kind: "away" } | ({ kind: "refused" } & Refusal);

/** A line that answers nothing for so long will not answer any more, in milliseconds. */
const longestWait = 30_000;
/** Younger, the token of a form that a slow line has just brought would look like a machine's. */
const youngestToken = 3_000;

/** Judges the form and posts it. Never throws; sent again, it is stored once. */
export async function sendEnquiry(
  form: HTMLFormElement,
  filling: Filling,
  address: string,
): Promise<SendOutcome> {
  const judged = validateEnquiry(readTyped(form), readPhoneLoosely);
  if (!judged.ok) return { kind: "refused", refusals: judged.refusal, failure: null };
  if (!navigator.onLine) return { kind: "away" };
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: bodyOf(form, filling),
      signal: AbortSignal.timeout(longestWait),
    });
    return readAnswer(await answer.json());
  } catch {
    return navigator.onLine ? { kind: "refused", refusals: {}, failure: null } : { kind: "away" };
  }
}

function bodyOf(form: HTMLFormElement, { submissionKey, token }: Filling): URLSearchParams {
  const body = new URLSearchParams({ submissionKey });
  if (token !== null && Date.now() - token.since >= youngestToken) body.set("formToken", token.text);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") body.append(name, value);
  }
  return body;
}

/** Only our own words count as "sent": a network that wants a sign-in first also answers 200. */
function readAnswer(answer: unknown): SendOutcome {
  const { isSent, refusals, failure } = parts(answer);
  if (isSent === true) return { kind: "sent" };
  return {
    kind: "refused",
    refusals: readRefusals(refusals),
    failure: typeof failure === "string" ? failure : null,
  };
}

function readRefusals(value: unknown): EnquiryRefusals {
  const given = parts(value);
  const known = enquiryFields.flatMap((field) => {
    const refusal = refusalsOfFields.find((one) => one === given[field]);
    return refusal === undefined ? [] : [[field, refusal] as const];
  });
  return Object.fromEntries(known);
}

const refusalsOfFields: readonly FieldRefusal[] = ["missing", "invalid", "too-long"];

function parts(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value : {};
}
