import { SectionHead } from "#app/ui/section-head.tsx";
import type { HomeText } from "#content/texts.ts";

/** Three customers in their own words; samples say that they are. */
export function Testimonials({ plate, title, text, quotes }: HomeText["testimonials"]) {
  return (
    <section className="wrap pb-16 lg:pb-24">
      <SectionHead isLarge plate={plate} title={title} text={text} />
      <div className="mt-9 grid gap-9 lg:grid-cols-3 lg:gap-8">
        {quotes.map(({ quote, role }) => (
          <figure key={quote} className="flex flex-col border-t-4 border-vermilion pt-5">
            <blockquote className="text-lg leading-normal font-bold lg:text-[1.375rem]">{quote}</blockquote>
            <figcaption className="mt-auto pt-4 text-sm text-steel">{role}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
