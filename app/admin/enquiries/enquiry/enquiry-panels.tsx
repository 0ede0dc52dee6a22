import { type ReactNode, useRef, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { readablePhone } from "#domain/values/caller.ts";
import { ActionButton } from "../../kit/form/action-button.tsx";
import type { JobOffer } from "../../kit/jobs/job-form.ts";
import { type AdminText, useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";
import { CallOutcome } from "../call-outcome.tsx";
import type { Mark } from "../use-mark.ts";
import { replyLinks, type Sender } from "./reply-links.ts";

export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { enquiries } = useAdminText();
  const { facts: text, languages } = enquiries;
  const { createdAt, language, privacyVersion, spamSigns, state } = enquiry;
  return (
    <Panel title={text.title}>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        <Fact name={text.received}>
          <Sentence text={text.receivedAt} values={{ time: <Time iso={createdAt} /> }} />
        </Fact>
        <Fact name={text.language}>{languages[language]}</Fact>
        <Fact name={text.privacyNotice}>{privacyVersion}</Fact>
        {spamSigns.length === 0 || state === "spam" ? null : (
          <Fact name={text.spamSigns}>
            {spamSigns.map((sign) => spamSentence(enquiries, sign)).join(" ")}
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-steel">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

export function SpamPanel({ enquiry: { id, spamSigns } }: { enquiry: Pick<Enquiry, "id" | "spamSigns"> }) {
  const { enquiries } = useAdminText();
  const text = enquiries.spam;
  return (
    <Panel
      title={spamSigns.length === 0 ? text.marked : text.suspected}
      className="rounded-md border-2 border-steel bg-sand"
    >
      {spamSigns.length === 0 ? null : (
        <ul className="mt-2 list-disc pl-5">
          {spamSigns.map((sign) => (
            <li key={sign}>{spamSentence(enquiries, sign)}</li>
          ))}
        </ul>
      )}
      <ActionButton
        fetcherKey={`not-spam-${id}`}
        fields={{ intent: "not spam" }}
        busy={text.rescuing}
        kind="primary"
        className="mt-4 w-full sm:w-auto"
      >
        {text.rescue}
      </ActionButton>
    </Panel>
  );
}

/** Side by side on phones, too, to stay on the first screen. */
const whereNarrow = "max-lg:flex-col max-lg:gap-1 max-lg:px-1 max-lg:text-sm";

interface ReplyOptionsProps {
  enquiry: Enquiry;
  sender: Sender;
  mark: Mark;
  offer: JobOffer;
}

export function ReplyOptions({ enquiry, sender, mark, offer }: ReplyOptionsProps) {
  const [isAsked, setAsked] = useState(false);
  const callLink = useRef<HTMLAnchorElement>(null);
  const endAsking = () => {
    setAsked(false);
    callLink.current?.focus();
  };
  const { reply: text, languages } = useAdminText().enquiries;
  const { call, whatsapp, mail } = replyLinks(enquiry, sender);
  const { phone, phoneTyped, email, language } = enquiry;
  return (
    <Panel title={text.title}>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2 sm:gap-3">
        {call === null ? null : (
          <a
            ref={callLink}
            href={call}
            onClick={() => setAsked(true)}
            className={`${buttonClass("primary")} ${whereNarrow}`}
          >
            <Icon name="phone" />
            {text.call}
          </a>
        )}
        {whatsapp === null ? null : (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setAsked(true)}
            className={`${buttonClass("secondary")} ${whereNarrow}`}
          >
            <Icon name="chat" />
            {text.whatsapp}
          </a>
        )}
        {mail === null ? null : (
          <a href={mail} className={`${buttonClass("secondary")} ${whereNarrow}`}>
            <Icon name="envelope" />
            {text.email}
          </a>
        )}
      </div>
      {isAsked ? <CallOutcome enquiry={enquiry} mark={mark} offer={offer} onDone={endAsking} /> : null}
      {call === null ? (
        <p className="mt-3 font-bold wrap-anywhere">{fillPlaceholders(text.unreadable, { phone })}</p>
      ) : null}
      {phoneTyped === null ? null : (
        <p className="mt-3 font-bold wrap-anywhere">{fillPlaceholders(text.typed, { phone: phoneTyped })}</p>
      )}
      <p className="mt-3 text-sm text-steel">
        {fillPlaceholders(text.greeting, { language: languages[language] })}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {call === null ? null : <span>{readablePhone(phone)}</span>}
        <span className="wrap-anywhere">{email}</span>
      </p>
    </Panel>
  );
}

function spamSentence({ spam }: AdminText["enquiries"], sign: string): string {
  const signs: Readonly<Record<string, string>> = spam.signs;
  return Object.hasOwn(signs, sign) ? (signs[sign] ?? sign) : sign;
}
