import { useBusiness, usePage } from "#app/language/language.tsx";
import { useWhatsappLink } from "#app/site/frame/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { ContactText } from "#content/texts.ts";
import { OpeningLamp } from "./opening-lamp.tsx";
import { writtenHours } from "./written-hours.ts";

interface ContactWaysProps {
  text: ContactText;
  /** Title of the service that the visitor came from. */
  service: string | null;
}

/** Phone, WhatsApp and hours: what most visitors came for. */
export function ContactWays({ text, service }: ContactWaysProps) {
  const business = useBusiness();
  const { ranges, closed } = writtenHours(business.hours, text);
  return (
    <section className="min-w-0 rounded-lg bg-indigo p-5 text-paper sm:p-8">
      {service !== null && (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-white/20 pb-5">
          {text.chosen.label} <span className="plate normal-case!">{service}</span>
        </p>
      )}
      <h2 className="sr-only">{text.phone.title}</h2>
      <ul className="grid gap-1">
        {business.phones.map(({ shown, dialled }) => (
          <li key={dialled}>
            <a
              href={`tel:${dialled}`}
              className="flex min-h-13 items-center gap-3 font-display text-lg leading-none whitespace-nowrap underline-offset-8 hover:underline min-[25rem]:text-xl sm:text-2xl lg:text-xl xl:text-2xl"
            >
              <PhoneIcon />
              {shown}
            </a>
          </li>
        ))}
      </ul>
      <a href={useWhatsappLink(service)} className={`${buttonClass("primary")} mt-4 min-h-13! w-full`}>
        {text.whatsapp.button}
      </a>
      <a href="#write" className={`${buttonClass("secondary")} mt-3 min-h-13! w-full`}>
        {text.write.jump}
      </a>
      <div className="mt-6 border-t border-white/20 pt-4">
        <p className="text-indigo-pale">
          {ranges.map((range) => (
            <span key={range} className="block">
              {range}
            </span>
          ))}
          <span className="block">{closed}</span>
        </p>
        <ComingClosures />
        <OpeningLamp text={text} />
      </div>
    </section>
  );
}

function ComingClosures() {
  const { business, language } = usePage();
  const coming = business.closures.filter(({ notice }) => notice !== business.closedToday);
  return coming.map(({ from, notice }) => (
    <p key={from} className="mt-2 font-bold">
      {notice[language]}
    </p>
  ));
}

function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 text-marigold" fill="currentColor">
      <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1z" />
    </svg>
  );
}
