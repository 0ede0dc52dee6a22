import { type Filling, keepDraft, keptDraft, newFilling } from "./draft.ts";
import { type SendOutcome, sendEnquiry } from "./send-enquiry.ts";
import { forgetDraft } from "./tab-storage.ts";
import { chooseInquiry, fillEmptyTexts, isBlank, readTyped, startAnew } from "./typed.ts";

/** Looks after a form while it is filled in. */
export interface FormAttendant {
  /** Keeps what stands in the form for a reload. */
  keep(): void;
  /** Sends it; a form that was sent is empty again. */
  send(): Promise<SendOutcome>;
}

interface AttendedForm {
  form: HTMLFormElement;
  /** Where tokens come from and enquiries go to. */
  address: string;
  /** Inquiry of the empty form. */
  inquiry: string;
}

/** The server takes a form that is older than a day for suspicious. */
const longestUse = 12 * 60 * 60 * 1000;

/** Takes up what the tab has kept, or begins anew. Comes with the first touch of the form. */
export function attendForm({ form, address, inquiry }: AttendedForm): FormAttendant {
  const kept = keptDraft(Date.now());
  let filling: Filling = kept ?? newFilling();
  if (kept !== null) {
    fillEmptyTexts(form, kept.typed);
    // Elsewhere the address may ask for another inquiry than the one that was chosen here.
    if (kept.query === window.location.search) chooseInquiry(form, kept.typed.inquiry);
  }

  function keep(): void {
    const typed = readTyped(form);
    const { submissionKey, token } = filling;
    if (isBlank(typed)) forgetDraft();
    else keepDraft({ submissionKey, token, typed, query: window.location.search, keptAt: Date.now() });
  }

  async function obtainToken(wanting: Filling): Promise<void> {
    const text = await fetchToken(address);
    if (text === null) return;
    wanting.token = { text, since: Date.now() };
    if (wanting === filling) keep();
  }

  if (filling.token === null || Date.now() - filling.token.since > longestUse) void obtainToken(filling);
  keep();

  return {
    keep,
    async send() {
      keep();
      const outcome = await sendEnquiry(form, filling, address);
      if (outcome.kind !== "sent") return outcome;
      forgetDraft();
      startAnew(form, inquiry);
      filling = newFilling();
      void obtainToken(filling);
      return outcome;
    },
  };
}

/** Null where the line does not bring one: an enquiry without a token is taken, too. */
async function fetchToken(address: string): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch(address)).json();
    const token =
      typeof answer === "object" && answer !== null && "formToken" in answer ? answer.formToken : null;
    return typeof token === "string" ? token : null;
  } catch {
    return null;
  }
}
