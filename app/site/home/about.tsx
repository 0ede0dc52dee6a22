import { usePage, useSitePath } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { useSectionMarks } from "../place-picture.tsx";
import { Projects } from "./projects.tsx";
import { type EarlyProject, PublishedEarly } from "./published-early.tsx";

interface AboutProps {
  projects: GalleryCard[];
  publishedEarly: EarlyProject[];
}

export function About({ projects, publishedEarly }: AboutProps) {
  const { mark, note } = useSectionMarks(["before", "after"]);
  const areAllOurs =
    mark === null && publishedEarly.length === 0 && projects.every(({ isSample }) => isSample);
  return (
    <section className="wrap py-part">
      <Teaser hasNote={areAllOurs} />
      <Projects projects={projects} hasNote={areAllOurs} />
      {areAllOurs && <div className="mt-3">{note}</div>}
      <PublishedEarly projects={publishedEarly} />
    </section>
  );
}

interface Noted {
  hasNote: boolean;
}

function Teaser({ hasNote }: Noted) {
  const { pictureAt, texts } = usePage();
  const text = texts.home.about;
  const sitePath = useSitePath();
  const facts = text.facts.filter(({ value }) => value !== "");
  return (
    <div className="grid items-center gap-part md:grid-cols-2">
      <Comparison
        before={pictureAt("before")}
        after={pictureAt("after")}
        beforeAlt={text.beforeAlt}
        afterAlt={text.afterAlt}
        hasNote={hasNote}
        sizes="(min-width: 1200px) 544px, (min-width: 768px) 46vw, 86vw"
        className="overflow-hidden rounded-md border border-line"
      />
      <div>
        <SectionHead {...text} />
        <dl className="mt-4 border-b border-line">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
              <dt className="text-steel">{name}</dt>
              <dd className="ml-auto font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <a href={sitePath("/about")} className={`${buttonClass("secondary")} mt-5`}>
          {text.link}
        </a>
      </div>
    </div>
  );
}
