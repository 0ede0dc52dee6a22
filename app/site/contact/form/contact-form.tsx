import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ContactText } from "#content/texts.ts";
import { type EnquiryField, type Inquiry, inquiries } from "#domain/enquiries/enquiry-rules.ts";
import type { ReturnedForm } from "./answer.ts";
import { ChosenService } from "./chosen-service.tsx";
import { fieldSentence } from "./field-sentence.ts";
import { InquiryField, LineField, MessageField } from "./fields.tsx";
import { Honeypot } from "./honeypot.tsx";
import { Notices } from "./notices.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { firstRefused } from "./refused-fields.ts";
import { Standing } from "./standing.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  text: ContactText;
  service: string | null;
  inquiry: Inquiry;
  privacyVersion: string;
  /** The form as the server sent it back, if it did. */
  returned: ReturnedForm | undefined;
  /** Whether the page is the answer to a form that was sent without scripts. */
  isSent: boolean;
  /** Takes the focus off what has been removed. */
  onServiceRemoved(): void;
}

const nothingRefused = { refusals: {}, failure: null };

/** A plain form of HTML that scripts make quicker and safer on a weak line. */
export function ContactForm(props: ContactFormProps) {
  const { text, service, inquiry, privacyVersion, isSent, onServiceRemoved } = props;
  const [returned] = useState(props.returned);
  const sitePath = useSitePath();
  const form = useRef<HTMLFormElement>(null);
  const { phase, refusals, failure, notices, dismiss, send, touch, noteInput } = useContactForm({
    form,
    address: sitePath("/contact/form"),
    inquiry,
    text: text.form,
    refused: returned ?? nothingRefused,
    isSent,
  });
  useForgottenSuccess(isSent);

  const opensWith = firstRefused(returned?.refusals ?? {});
  const fieldProps = (name: EnquiryField) => {
    const refusal = refusals[name];
    return {
      name,
      label: text.form.labels[name],
      error: refusal === undefined ? null : fieldSentence(text.form, name, refusal),
      initial: returned?.typed[name] ?? "",
      opensPage: name === opensWith,
      isSending: phase === "sending",
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form
      ref={form}
      method="post"
      action={sitePath("/contact")}
      noValidate
      onSubmit={submit}
      onFocus={touch}
      onInput={({ target }) => void noteInput(nameOf(target))}
      className="panel grid gap-5 p-5 sm:p-8"
    >
      {service !== null && (
        <ChosenService text={text.chosen} service={service} onRemoved={onServiceRemoved} />
      )}
      <LineField {...fieldProps("name")} type="text" autoComplete="name" />
      <div className="grid gap-5 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-4">
        <LineField {...fieldProps("email")} type="email" autoComplete="email" />
        <LineField {...fieldProps("phone")} type="tel" autoComplete="tel" hint={text.form.phoneHint} />
      </div>
      <InquiryField
        key={inquiry}
        {...fieldProps("inquiry")}
        initial={inquiries.find((known) => known === returned?.typed.inquiry) ?? inquiry}
        names={text.form.inquiries}
      />
      <MessageField {...fieldProps("message")} />
      <Honeypot label={text.form.honeypot} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <div>
        <Standing
          text={text.form}
          isAway={phase === "away"}
          failure={failure}
          opensPage={opensWith === null && returned !== undefined}
          hasRefusals={firstRefused(refusals) !== null}
        />
        <div className="grid gap-5 @min-[34rem]:grid-cols-[1fr_auto] @min-[34rem]:items-center @min-[34rem]:gap-8">
          <PrivacyNotice text={text.form} />
          <Button
            kind="primary"
            type="submit"
            disabled={phase === "sending"}
            className="min-h-14! px-8! text-lg whitespace-nowrap"
          >
            {phase === "sending" ? text.form.sending : text.form.send}
          </Button>
        </div>
      </div>
      <Notices notices={notices} text={text.form} onDismiss={dismiss} />
    </form>
  );
}

/** Once it has been told, a reload must not tell it again, nor forget what was typed since. */
function useForgottenSuccess(isSent: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSent) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isSent, navigate, pathname]);
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : "";
}
