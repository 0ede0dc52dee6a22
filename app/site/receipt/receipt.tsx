import { island } from "#app/islands/island.ts";
import { usePage, useSitePath } from "#app/language/language.tsx";
import { Logo } from "#app/site/shell/logo.tsx";
import { PhonePlate } from "#app/site/shell/phone-plate.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { whenItIsRead, writtenInstant } from "./next-step.ts";

export interface ReceiptProps {
  title: string;
  text: string;
  reference: string;
  receivedAt: string;
  about: string;
  phone: string;
  rows: readonly (readonly [name: string, value: string])[];
  endsDraft: boolean;
  address: string;
}

export function writtenReference(reference: string, card: string): string {
  return `${card} ${reference.slice(0, 4)}\u00a0${reference.slice(4)}`;
}

/** Without scripts the browser scrolls to it. */
const opensPage = { autoFocus: true };

export function Receipt({
  title,
  text,
  reference,
  receivedAt,
  about,
  phone,
  rows,
  endsDraft,
  address,
}: ReceiptProps) {
  const page = usePage();
  const sitePath = useSitePath();
  const { language, business, texts } = page;
  const words = texts.contact.receipt;
  const number = `${reference.slice(0, 4)} ${reference.slice(4)}`;
  const place = { language, business, text: texts.contact };
  const steps = [
    whenItIsRead(place, new Date()),
    fillPlaceholders(words.next.call, { phone: phone.replaceAll(" ", "\u00a0") }),
    words.next.hurry,
  ];
  const received = [[words.rows.about, about], ...rows, [words.rows.phone, phone]] as const;
  const greeting = fillPlaceholders(words.greeting, { reference: number, about });
  return (
    <section
      {...island("receipt", undefined)}
      data-receipt={reference}
      data-address={address}
      data-ends-draft={endsDraft || undefined}
      {...opensPage}
      tabIndex={-1}
      aria-labelledby="receipt-title"
      className="relative max-lg:-scroll-mt-36 overflow-hidden rounded-lg border-2 border-ink bg-sheet print:border"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink bg-indigo px-5 py-4 text-paper">
        <Logo />
        <p className="plate text-base! whitespace-nowrap" data-reference>
          {writtenReference(reference, words.card)}
        </p>
      </header>
      <div className="grid gap-6 p-5">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="flex-[1_1_15rem]">
            <h2 id="receipt-title" className="text-xl">
              {title}
            </h2>
            <p className="mt-2 text-steel">{text}</p>
          </div>
          <p className="stamp text-teal">
            <b className="block">{words.received}</b>
            <time dateTime={receivedAt} className="font-sans text-sm whitespace-nowrap">
              {writtenInstant(receivedAt, place)}
            </time>
          </p>
        </div>
        <dl className="grid border-t border-line">
          {received.map(([name, value]) => (
            <div key={name} className="grid gap-x-4 border-b border-line py-2 md:grid-cols-[1fr_2fr]">
              <dt className="text-sm text-steel">{name}</dt>
              <dd className="line-clamp-4 font-bold wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-lg">{words.next.title}</h3>
          <ol className="mt-3 grid gap-3">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[auto_1fr] items-start gap-3">
                <span aria-hidden="true" className="plate mt-0.5 w-7 justify-center px-0!">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <PhonePlate />
          <a
            href={whatsappLink(business.whatsapp, greeting)}
            className={`${buttonClass("secondary")} print:hidden`}
          >
            <i className="sign sign-whatsapp" />
            {words.whatsapp}
          </a>
        </div>
        <p className="flex flex-wrap gap-x-8 border-t border-line pt-3 print:hidden">
          <button type="button" data-save className={`${buttonClass("quiet")} px-0! noscript:hidden`}>
            {words.save}
          </button>
          <button type="button" data-print className={`${buttonClass("quiet")} px-0! noscript:hidden`}>
            {words.print}
          </button>
          <a href={sitePath("/contact#write")} className={`${buttonClass("quiet")} px-0!`}>
            {words.another}
          </a>
        </p>
      </div>
    </section>
  );
}
