import { usePage, useSitePath } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

export function About() {
  const { pictureAt, texts } = usePage();
  const text = texts.home.about;
  const sitePath = useSitePath();
  const facts = text.facts.filter(({ value }) => value !== "");
  return (
    <section className="wrap grid items-center gap-6 py-10 md:py-16 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:py-24">
      <Comparison
        before={pictureAt("before")}
        after={pictureAt("after")}
        beforeAlt={text.beforeAlt}
        afterAlt={text.afterAlt}
        sizes="(min-width: 1200px) 630px, (min-width: 900px) 53vw, 86vw"
        className="overflow-hidden rounded-md border border-line"
      />
      <div>
        <SectionHead isLarge {...text} />
        <dl className="mt-4 border-b md:mt-6 border-line">
          {facts.map(({ name, value }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 md:py-2.5"
            >
              <dt className="text-steel">{name}</dt>
              <dd className="ml-auto font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <a href={sitePath("/about")} className={`${buttonClass("secondary")} mt-5 md:mt-7`}>
          {text.link}
        </a>
      </div>
    </section>
  );
}
