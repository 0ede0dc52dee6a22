import type { ReactNode } from "react";
import { useBusiness, usePage } from "#app/language/language.tsx";
import { useSubject, useWhatsappLink } from "#app/site/frame/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { textToRead } from "#content/languages.ts";
import type { ContactText } from "#content/texts.ts";
import { OpeningLamp } from "./opening-lamp.tsx";
import { writtenHours } from "./written-hours.ts";

/** Phone, WhatsApp, e-mail and hours: what most visitors came for. */
export function ContactWays({ text }: { text: ContactText }) {
  const business = useBusiness();
  const { ranges, closed } = writtenHours(business.hours, text);
  const { mention } = useSubject();
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 rounded-lg bg-indigo p-[min(1.25rem,5.5vw)] text-paper sm:p-7 md:max-lg:grid-cols-2">
      <Card title={text.phone.title} className="md:max-lg:row-span-2">
        <p className="grid gap-2.5">
          {business.phones.map(({ shown, dialled }) => (
            <a
              key={dialled}
              href={`tel:${dialled}`}
              className="plate px-[min(0.75rem,3.3vw)]! py-2! text-[min(1.5rem,5.8vw)]! tracking-normal justify-center whitespace-nowrap lg:text-xl!"
            >
              <i className="sign sign-phone size-6!" />
              {shown}
            </a>
          ))}
        </p>
        <a href={useWhatsappLink(mention)} className={`${buttonClass("secondary")} mt-3 min-h-12! w-full`}>
          <i className="sign sign-whatsapp" />
          {text.whatsapp.button}
        </a>
        <p className="mt-3 text-balance text-indigo-pale max-md:hidden">{text.phone.text}</p>
      </Card>
      <Card
        title={text.hours.title}
        className="border-t border-white/20 pt-4 md:max-lg:border-0 md:max-lg:pt-0"
      >
        <p className="text-lg leading-snug font-bold">
          {ranges.map((range) => (
            <span key={range} className="block">
              {range}
            </span>
          ))}
        </p>
        <p className="text-indigo-pale">{closed}</p>
        <ComingClosures />
        <OpeningLamp text={text} />
      </Card>
      <Card title={text.email.title} className="border-t border-white/20 pt-4">
        <a
          href={`mailto:${business.email}`}
          className="inline-flex min-h-11 items-center text-lg font-bold wrap-anywhere underline underline-offset-4"
        >
          {business.email}
        </a>
        <p className="text-balance text-indigo-pale max-md:hidden">{text.email.text}</p>
      </Card>
    </div>
  );
}

function Card({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-base text-indigo-pale">{title}</h2>
      {children}
    </section>
  );
}

function ComingClosures() {
  const { business, language } = usePage();
  const coming = business.closures.filter(({ notice }) => notice !== business.closedToday);
  return coming.map(({ from, notice }) => {
    const { text, lang } = textToRead(notice, language);
    return (
      <p key={from} lang={lang} className="mt-2 font-bold">
        {text}
      </p>
    );
  });
}
