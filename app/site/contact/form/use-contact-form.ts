import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ContactFormText } from "#content/texts.ts";
import type { EnquiryRefusals, Inquiry } from "#domain/enquiries/enquiry-rules.ts";
import { firstRefused, withoutRefusal } from "./refused-fields.ts";
import type { SendOutcome } from "./send-enquiry.ts";
import { forgetDraft, holdsDraft } from "./tab-storage.ts";
import { useAttendant } from "./use-attendant.ts";
import { useNotices } from "./use-notices.ts";

/** `away`: it is sent as soon as the line is back. */
export type Phase = "idle" | "sending" | "away";

interface ContactFormParts {
  form: RefObject<HTMLFormElement | null>;
  /** Where the form's calls go. */
  address: string;
  inquiry: Inquiry;
  text: ContactFormText;
  /** Of a form that the server sent back. */
  refused: { refusals: EnquiryRefusals; failure: string | null };
  /** Whether the page opened as the answer to a form that was sent without scripts. */
  isSent: boolean;
}

const submitButton = "button[type=submit]";

/** The form with scripts: sends without leaving the page, keeps a draft, waits for a line. */
export function useContactForm({ form, address, inquiry, text, refused, isSent }: ContactFormParts) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [refusals, setRefusals] = useState(refused.refusals);
  const [failure, setFailure] = useState(refused.failure);
  const [toFocus, setToFocus] = useState<{ selector: string } | null>(null);
  const isUnderWay = useRef(false);
  const attend = useAttendant(form, address, inquiry);
  const { notices, tell, dismiss, dismissAll } = useNotices();

  const takeUp = useEffectEvent(() => {
    if (isSent) forgetDraft();
    if (holdsDraft() || isTouched(form.current)) void attend();
  });
  useEffect(() => takeUp(), []);

  useEffect(() => {
    if (toFocus !== null) form.current?.querySelector<HTMLElement>(toFocus.selector)?.focus();
  }, [toFocus, form]);

  function show(outcome: SendOutcome): void {
    if (outcome.kind === "away") return;
    if (outcome.kind === "sent") {
      tell({ kind: "success", ...text.sent });
      return;
    }
    setRefusals(outcome.refusals);
    const first = firstRefused(outcome.refusals);
    if (first !== null) setToFocus({ selector: `[name="${first}"]` });
    else tell({ kind: "failure", title: text.failed.title, text: outcome.failure ?? text.failed.text });
  }

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // A button that cannot be pressed loses the focus.
    const wasAtButton = document.activeElement?.matches(submitButton) ?? false;
    setPhase("sending");
    setRefusals({});
    setFailure(null);
    dismissAll();
    const outcome = await sendBy(attend, form.current);
    if (outcome === "left") return;
    isUnderWay.current = false;
    setPhase(outcome.kind === "away" ? "away" : "idle");
    if (wasAtButton) setToFocus({ selector: submitButton });
    show(outcome);
  }

  const sendWhenBack = useEffectEvent(() => void send());
  useEffect(() => {
    if (phase !== "away") return;
    const isBack = () => sendWhenBack();
    window.addEventListener("online", isBack);
    return () => window.removeEventListener("online", isBack);
  }, [phase]);

  return {
    phase,
    refusals,
    failure,
    notices,
    dismiss,
    send,
    touch: () => void attend(),
    async noteInput(field: string) {
      setRefusals((before) => withoutRefusal(before, field));
      (await attend())?.keep();
    },
  };
}

/** Whether somebody was at the form before the scripts came. */
function isTouched(form: HTMLFormElement | null): boolean {
  if (form === null) return false;
  const texts = [...form.querySelectorAll<HTMLInputElement>("[required]:not([type=radio])")];
  return form.contains(document.activeElement) || texts.some(({ value }) => value !== "");
}

/** Sends with the script that knows how, or, where that cannot be had, as the plain form that it also is. */
async function sendBy(
  attend: ReturnType<typeof useAttendant>,
  form: HTMLFormElement | null,
): Promise<SendOutcome | "left"> {
  const attendant = await attend();
  if (attendant !== null) return attendant.send();
  if (!navigator.onLine) return { kind: "away" };
  form?.submit();
  return "left";
}
