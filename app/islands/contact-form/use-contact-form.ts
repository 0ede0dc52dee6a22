import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ContactText } from "#content/texts.ts";
import {
  defaultInquiry,
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryRefusals,
  enquiryFields,
  type Inquiry,
} from "#domain/enquiries/enquiry-rules.ts";
import { elsePlainly, submitPlainly } from "../plainly.ts";
import { forgetDraft } from "../receipt.ts";
import { keepSentCard } from "../sent-card.ts";
import {
  emptyForm,
  type Filling,
  keepDraft,
  newFilling,
  proofOf,
  readTyped,
  takeUpDraft,
  wantsToken,
} from "./draft.ts";
import { fetchToken, type SendOutcome, sendEnquiry } from "./send-enquiry.ts";

export interface ReturnedForm {
  typed: EnquiryDraft;
  service: string | null;
  project: string | null;
  refusals: EnquiryRefusals;
  failure: string | null;
  isUnstored: boolean;
}

export interface ContactFormProps {
  text: Pick<ContactText, "form" | "chosen">;
  service: string | null;
  project: string | null;
  inquiry: Inquiry;
  privacyVersion: string;
  whatsapp: string;
  phone: { shown: string; dialled: string };
  returned: ReturnedForm | null;
  paths: { action: string; token: string; withoutService: string; privacy: string };
}

export interface Notice {
  id: number;
  title: string;
  text: string;
  isGood?: boolean;
}

const mostNotices = 3;
const submitButton = "button[type=submit]";

export function firstRefused(refusals: EnquiryRefusals): EnquiryField | null {
  return enquiryFields.find((field) => refusals[field] !== undefined) ?? null;
}

export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { text, service, returned, paths }: ContactFormProps,
) {
  const [phase, setPhase] = useState<"idle" | "sending" | "away">("idle");
  const [chosenService, setChosenService] = useState(service);
  const [refusals, setRefusals] = useState(returned?.refusals ?? {});
  const [askedPhone, setAskedPhone] = useState(
    returned?.refusals.phone === "incomplete" ? returned.typed.phone : "",
  );
  const [failure, setFailure] = useState(returned?.failure ?? null);
  const [isUnstored, setUnstored] = useState(returned?.isUnstored ?? false);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [toFocus, setToFocus] = useState<{ selector: string } | null>(null);
  const filling = useRef<Filling>(null);

  function keep(): void {
    if (form.current !== null && filling.current !== null) keepDraft(form.current, filling.current);
  }

  async function touch(): Promise<void> {
    filling.current ??= newFilling();
    const wanting = filling.current;
    if (!wantsToken(wanting)) return;
    wanting.tokenSince = Date.now();
    wanting.token = (await fetchToken(paths.token)) ?? "";
    if (wanting === filling.current) keep();
  }

  const takeUp = useEffectEvent(() => {
    if (form.current === null) return;
    // Without scripts the browser checks, in its own language.
    form.current.noValidate = true;
    filling.current = takeUpDraft(form.current);
    if (filling.current === null && !isTouched(form.current)) return;
    void touch();
    keep();
  });
  useEffect(() => takeUp(), []);

  useEffect(() => {
    if (toFocus !== null) form.current?.querySelector<HTMLElement>(toFocus.selector)?.focus();
  }, [toFocus, form]);

  function tell(notice: Omit<Notice, "id">): void {
    setNotices((before) => [...before, { ...notice, id: Date.now() }].slice(-mostNotices));
  }

  function showReceipt(receipt: HTMLElement): void {
    keepSentCard(receipt);
    form.current?.closest("#write")?.querySelector("[data-receipt-place]")?.replaceChildren(receipt);
    receipt.scrollIntoView();
    receipt.focus({ preventScroll: true });
  }

  function show(outcome: SendOutcome): void {
    if (outcome.kind === "away") {
      tell({ title: text.form.failed.title, text: text.form.away });
      return;
    }
    if (outcome.kind === "sent") {
      showReceipt(outcome.receipt);
      tell({ ...text.form.sent, isGood: true });
      if (form.current !== null) emptyForm(form.current, defaultInquiry);
      forgetDraft();
      filling.current = null;
      setChosenService(null);
      return;
    }
    setRefusals(outcome.refusals);
    setUnstored(outcome.isUnstored);
    if (outcome.refusals.phone === "incomplete" && form.current !== null) {
      setAskedPhone(readTyped(form.current).phone);
    }
    const first = firstRefused(outcome.refusals);
    if (first !== null) setToFocus({ selector: `[name="${first}"]` });
    else tell({ ...text.form.failed, ...(outcome.failure && { text: outcome.failure }) });
    if (outcome.isUnstored) setToFocus({ selector: "[data-offer]" });
  }

  function send(): Promise<void> {
    return elsePlainly(sendByScript, () => {
      if (form.current !== null) submitPlainly(form.current, filling.current ? proofOf(filling.current) : []);
    });
  }

  async function sendByScript(): Promise<void> {
    if (form.current === null || phase === "sending") return;
    filling.current ??= newFilling();
    keep();
    // A disabled button loses the focus.
    const wasAtButton = document.activeElement?.matches(submitButton) ?? false;
    setPhase("sending");
    setRefusals({});
    setFailure(null);
    setUnstored(false);
    setNotices([]);
    const outcome = await sendEnquiry(form.current, filling.current);
    setPhase(outcome.kind === "away" ? "away" : "idle");
    if (wasAtButton && outcome.kind !== "sent") setToFocus({ selector: submitButton });
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
    chosenService,
    refusals,
    askedPhone,
    failure,
    isUnstored,
    notices,
    send,
    touch,
    dismiss: (id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)),
    noteInput(field: string) {
      setRefusals(({ ...others }) => {
        if (isField(field)) delete others[field];
        return others;
      });
      void touch();
      keep();
    },
  };
}

function isField(name: string): name is EnquiryField {
  return enquiryFields.some((field) => field === name);
}

function isTouched(form: HTMLFormElement): boolean {
  const texts = [...form.querySelectorAll<HTMLInputElement>("[required]:not([type=radio])")];
  return form.contains(document.activeElement) || texts.some(({ value }) => value !== "");
}
