import { useSitePath } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { HomeText } from "#content/texts.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

interface AboutProps {
  text: HomeText["about"];
  before: PictureFacts;
  after: PictureFacts;
}

/** One truck before and after, beside three facts about the workshop. */
export function About({ text, before, after }: AboutProps) {
  const sitePath = useSitePath();
  return (
    <section className="wrap grid items-center gap-8 py-16 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:py-24">
      <Comparison
        before={before}
        after={after}
        beforeAlt={text.beforeAlt}
        afterAlt={text.afterAlt}
        sizes="(min-width: 1200px) 630px, (min-width: 900px) 53vw, 86vw"
        className="overflow-hidden rounded-md border border-line"
      />
      <div>
        <SectionHead isLarge plate={text.plate} title={text.title} text={text.text} />
        <dl className="mt-6 border-b border-line">
          {text.facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
              <dt className="text-steel">{name}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <a href={sitePath("/about")} className={`${buttonClass("secondary")} mt-7`}>
          {text.link}
        </a>
      </div>
    </section>
  );
}
