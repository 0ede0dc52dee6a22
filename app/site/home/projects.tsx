import { usePage, useSitePath } from "#app/language/language.tsx";
import { bodyTypeName, pictureWords } from "#app/site/gallery/project-words.ts";
import { SampleMark, SampleNote } from "#app/site/gallery/sample-note.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { nameIn } from "#domain/gallery/names/names.ts";

interface ProjectsProps {
  projects: GalleryCard[];
  hasNote: boolean;
}

export function Projects({ projects, hasNote }: ProjectsProps) {
  const sitePath = useSitePath();
  const { home } = usePage().texts;
  if (projects.length === 0) return null;
  const areAllSamples = projects.every(({ isSample }) => isSample);
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h3 className="flex-[1_1_8rem] text-lg lg:text-2xl">{home.projects.title}</h3>
        <a href={sitePath("/gallery")} className={`${buttonClass("secondary")} shrink-0`}>
          {home.hero.seeWork}
        </a>
      </div>
      <ul className="home-projects snap-row mt-4 gap-3 [--share:72%] md:grid-cols-3 lg:gap-4">
        {projects.map((card) => (
          <li key={card.id}>
            <Tile card={card} isMarked={card.isSample && !areAllSamples} />
          </li>
        ))}
      </ul>
      {!hasNote && projects.some(({ isSample }) => isSample) && <SampleNote className="mt-3 text-steel" />}
    </div>
  );
}

const sizes = "(min-width: 1200px) 365px, (min-width: 768px) 30vw, 62vw";

function Tile({ card, isMarked }: { card: GalleryCard; isMarked: boolean }) {
  const page = usePage();
  const sitePath = useSitePath();
  const { pictures, vehicle, body, work } = card;
  return (
    <a href={sitePath(`/gallery/${card.id}`)} className="panel">
      <div>
        <Picture
          picture={pictures.kind === "pair" ? pictures.after : pictures.picture}
          alt={pictureWords(page, card)}
          sizes={sizes}
          upTo={960}
        />
        {isMarked && <SampleMark />}
      </div>
      <span>
        <b>{nameIn(page.language, vehicle)}</b>{" "}
        {body === null ? page.texts.gallery.work[work] : bodyTypeName(page, body)}
      </span>
    </a>
  );
}
