import { type FormEvent, useRef } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import { type EnquiryField, inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { DirectOffer } from "./direct-offer.tsx";
import { fieldSentence, Honeypot, InquiryField, LineField, MessageField } from "./fields.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { asMessage, typedWords } from "./typed-words.ts";
import { type ContactFormProps, firstRefused, type Notice, useContactForm } from "./use-contact-form.ts";

export function ContactForm(props: ContactFormProps) {
  const { text, inquiry, privacyVersion, returned, paths } = props;
  const form = useRef<HTMLFormElement>(null);
  const { phase, chosenService, refusals, askedPhone, failure, isUnstored, notices, ...act } = useContactForm(
    form,
    props,
  );
  const opensWith = firstRefused(returned?.refusals ?? {});
  const fieldProps = (name: EnquiryField) => ({
    name,
    label: text.form.labels[name],
    error: fieldSentence(text.form, name, refusals[name]),
    initial: returned?.typed[name] ?? "",
    opensPage: name === opensWith,
    isSending: phase === "sending",
  });
  const typed = returned?.typed ?? { name: "", email: "", phone: "", inquiry, message: "" };
  const written = asMessage(typed, props.service ?? "", text.form);
  const takeTyped = (link: HTMLAnchorElement) => {
    if (form.current) link.href = whatsappLink(props.whatsapp, typedWords(form.current, text.form));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act.send();
  };
  return (
    <form
      ref={form}
      method="post"
      action={paths.action}
      onSubmit={submit}
      onFocus={() => void act.touch()}
      onInput={({ target }) => act.noteInput("name" in target ? String(target.name) : "")}
      className="panel grid gap-5 p-5 lg:p-7"
    >
      {chosenService !== null && (
        <ChosenService
          text={text.chosen}
          service={chosenService}
          project={props.project}
          withoutService={paths.withoutService}
        />
      )}
      <LineField {...fieldProps("name")} type="text" autoComplete="name" />
      <div className="grid gap-5 md:grid-cols-2">
        <LineField {...fieldProps("email")} type="email" autoComplete="email" />
        <LineField {...fieldProps("phone")} type="tel" autoComplete="tel" hint={text.form.phoneHint} />
      </div>
      <InquiryField
        {...fieldProps("inquiry")}
        initial={inquiries.find((known) => known === returned?.typed.inquiry) ?? inquiry}
        names={text.form.inquiries}
      />
      <MessageField {...fieldProps("message")} />
      <Honeypot label={text.form.honeypot} />
      <input type="hidden" name="askedPhone" value={askedPhone} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <div>
        <div aria-live="polite" className="not-empty:mb-5">
          {phase === "away" && (
            <p className="rounded-sm border-2 border-ink bg-sand px-4 py-3 font-bold">{text.form.away}</p>
          )}
          {failure !== null && (
            <div
              tabIndex={-1}
              {...(opensWith === null ? { autoFocus: true } : {})}
              className="alert border-vermilion"
            >
              <p className="font-bold">{text.form.failed.title}</p>
              <p>{failure}</p>
            </div>
          )}
          {isUnstored && (
            <DirectOffer
              text={text.form.unstored}
              phone={props.phone}
              whatsapp={whatsappLink(props.whatsapp, written)}
              onWhatsapp={takeTyped}
            />
          )}
          {firstRefused(refusals) !== null && <p className="font-bold text-vermilion">{text.form.check}</p>}
        </div>
        <div className="grid gap-5">
          <p className="text-sm text-steel">
            {text.form.notice}{" "}
            <a href={paths.privacy} className="inline-block font-bold text-teal underline underline-offset-4">
              {text.form.noticeLink}
            </a>
          </p>
          <Button kind="primary" type="submit" disabled={phase === "sending"} className="min-h-14 text-lg">
            {phase === "sending" ? text.form.sending : text.form.send}
          </Button>
        </div>
        <a
          href={whatsappLink(props.whatsapp, written)}
          onClick={({ currentTarget }) => takeTyped(currentTarget)}
          className={`${buttonClass("secondary")} mt-4 w-full text-start`}
        >
          <i className="sign sign-whatsapp" />
          {text.form.noEmail}
        </a>
      </div>
      <Notices notices={notices} text={text.form} onDismiss={act.dismiss} />
    </form>
  );
}

interface ChosenServiceProps {
  text: ContactText["chosen"];
  service: string;
  project: string | null;
  withoutService: string;
}

function ChosenService({ text, service, project, withoutService }: ChosenServiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-sm bg-sand px-4 py-3">
      <span>{text.label}</span>
      <a
        href={withoutService}
        aria-label={fillPlaceholders(text.remove, { service })}
        className="plate min-h-11"
      >
        {service}
        <span aria-hidden="true" className="text-lg">
          ×
        </span>
      </a>
      <input type="hidden" name="service" value={service} />
      {project !== null && <input type="hidden" name="project" value={project} />}
    </div>
  );
}

interface NoticesProps {
  notices: readonly Notice[];
  text: Pick<ContactText["form"], "notices" | "dismiss">;
  onDismiss(id: number): void;
}

function Notices({ notices, text, onDismiss }: NoticesProps) {
  return (
    <section aria-label={text.notices} aria-live="polite" className="notices">
      {notices.map(({ id, ...notice }) => (
        <NoticePanel
          key={id}
          {...notice}
          closing={{ type: "button", "aria-label": text.dismiss, onClick: () => onDismiss(id) }}
        />
      ))}
    </section>
  );
}
