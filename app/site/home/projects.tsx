import { usePage, useSitePath } from "#app/language/language.tsx";
import { pictureWords } from "#app/site/gallery/project-words.ts";
import { SampleNote, SamplePlate } from "#app/site/gallery/sample-note.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { nameIn } from "#domain/reference-lists/names.ts";

/** The first three of the gallery, the first one large. */
export function Projects({ projects }: { projects: GalleryCard[] }) {
  const sitePath = useSitePath();
  const { home } = usePage().texts;
  if (projects.length === 0) return null;
  return (
    <section className="wrap pb-16 lg:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <SectionHead isLarge {...home.projects} />
        <a href={sitePath("/gallery")} className={buttonClass("secondary")}>
          {home.hero.seeWork}
        </a>
      </div>
      <ul className="home-projects mt-8 lg:mt-11">
        {projects.map((card) => (
          <li key={card.id}>
            <Tile card={card} />
          </li>
        ))}
      </ul>
      {projects.some(({ isSample }) => isSample) && <SampleNote className="mt-4 text-steel" />}
    </section>
  );
}

function Tile({ card }: { card: GalleryCard }) {
  const page = usePage();
  const sitePath = useSitePath();
  const { pictures, vehicle, work, isSample } = card;
  return (
    <a href={sitePath(`/gallery/${card.id}`)} className="panel">
      <Picture
        picture={pictures.kind === "pair" ? pictures.after : pictures.picture}
        alt={pictureWords(page, card)}
        sizes="(min-width: 1200px) 700px, (min-width: 640px) 60vw, calc(100vw - 40px)"
        upTo={1280}
      />
      <span>
        <b>{nameIn(page.language, vehicle)}</b> {page.texts.gallery.work[work]}
      </span>
      {isSample && <SamplePlate />}
    </a>
  );
}
