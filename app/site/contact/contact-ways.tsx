import type { ReactNode } from "react";
import { useBusiness, usePage } from "#app/language/language.tsx";
import { writtenHours } from "#app/language/written-hours.ts";
import { textToRead } from "#content/languages.ts";
import type { ContactText } from "#content/texts.ts";
import { OpeningLamp } from "./opening-lamp.tsx";

export function ContactWays({ text }: { text: ContactText }) {
  const business = useBusiness();
  const { ranges, closed } = writtenHours(business.hours, text);
  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-3 lg:gap-5">
      <Card title={text.phone.title}>
        <p className="grid gap-2.5">
          {business.phones.map(({ shown, dialled }) => (
            <a key={dialled} href={`tel:${dialled}`} className="plate plate-large whitespace-nowrap">
              <i className="sign sign-phone" />
              {shown}
            </a>
          ))}
        </p>
        <p className="mt-3 text-balance text-indigo-pale max-md:hidden">{text.phone.text}</p>
      </Card>
      <Card title={text.email.title}>
        <a
          href={`mailto:${business.email}`}
          className="inline-flex min-h-11 items-center text-lg font-bold wrap-anywhere underline underline-offset-4"
        >
          {business.email}
        </a>
        <p className="text-balance text-indigo-pale max-md:hidden">{text.email.text}</p>
      </Card>
      <Card title={text.hours.title}>
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
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-lg bg-indigo p-5 text-paper lg:p-7">
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
