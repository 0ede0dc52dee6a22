import { usePage } from "#app/language/language.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { MarkNote } from "../mark-note.tsx";
import { SnapRow } from "../snap-row.tsx";

export function Testimonials() {
  const { texts, lists, samples } = usePage();
  const { text: sampleNote, ...head } = texts.home.testimonials;
  if (lists.testimonials.length === 0) return null;
  return (
    <section className="wrap pb-part">
      <SectionHead {...head} />
      {samples.testimonials && <MarkNote mark={texts.gallery.sample} text={sampleNote} />}
      <SnapRow as="div" className="mt-5 gap-5 [--share:72%] md:grid-cols-3 lg:gap-8">
        {lists.testimonials.map(({ id, lang, quote, name, position }) => (
          <figure
            key={id}
            lang={lang}
            className="row-span-2 grid grid-rows-subgrid gap-0 border-t-4 border-vermilion pt-4"
          >
            <blockquote className="text-lg leading-snug font-bold text-balance">{quote}</blockquote>
            <figcaption className="pt-3 text-sm text-steel">
              <b className="text-ink">{name}</b>
              <br />
              {position}
            </figcaption>
          </figure>
        ))}
      </SnapRow>
    </section>
  );
}
