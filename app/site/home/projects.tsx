import { usePage, useSitePath } from "#app/language/language.tsx";
import { bodyTypeName, pictureWords } from "#app/site/gallery/project-words.ts";
import { SampleMark, SampleNote } from "#app/site/gallery/sample-note.tsx";
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
    <section className="wrap pb-10 md:pb-16 lg:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <SectionHead isLarge {...home.projects} />
        <a href={sitePath("/gallery")} className={buttonClass("secondary")}>
          {home.hero.seeWork}
        </a>
      </div>
      <ul className="home-projects mt-5 md:mt-8 lg:mt-11">
        {projects.map((card, index) => (
          <li key={card.id}>
            <Tile card={card} sizes={index === 0 ? large : small} />
          </li>
        ))}
      </ul>
      {projects.some(({ isSample }) => isSample) && <SampleNote className="mt-3 text-steel" />}
    </section>
  );
}

const large = "(min-width: 1200px) 785px, (min-width: 1024px) 65vw, 86vw";
const small = "(min-width: 1200px) 335px, (min-width: 1024px) 28vw, calc(50vw - 26px)";

function Tile({ card, sizes }: { card: GalleryCard; sizes: string }) {
  const page = usePage();
  const sitePath = useSitePath();
  const { pictures, vehicle, body, work, isSample } = card;
  return (
    <a href={sitePath(`/gallery/${card.id}`)} className="panel">
      <div>
        <Picture
          picture={pictures.kind === "pair" ? pictures.after : pictures.picture}
          alt={pictureWords(page, card)}
          sizes={sizes}
          upTo={1280}
        />
        {isSample && <SampleMark />}
      </div>
      <span>
        <b>{nameIn(page.language, vehicle)}</b>{" "}
        {body === null ? page.texts.gallery.work[work] : bodyTypeName(page, body)}
      </span>
    </a>
  );
}
