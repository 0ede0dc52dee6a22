import { usePage, useTranslate } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";
import { pairName, pictureWords } from "../project-words.ts";

const place = "photographs";

export function MorePhotographsLink({ project }: { project: GalleryProject }) {
  const t = useTranslate();
  if (project.others.length === 0) return null;
  return (
    <a href={`#${place}`} className="inline-flex min-h-11 items-center font-bold underline">
      {t("gallery.morePhotographs", { count: countOf(project.others) })}
    </a>
  );
}

export function MorePhotographs({ project: { others } }: { project: GalleryProject }) {
  const t = useTranslate();
  if (others.length === 0) return null;
  return (
    <section id={place} className="mt-section">
      <h2 className="text-xl lg:text-2xl">{t("gallery.morePhotographs", { count: countOf(others) })}</h2>
      <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {others.map((card) => (
          <li key={urlOf(card)} className="relative">
            <Photograph card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = "(min-width: 1200px) 562px, (min-width: 1024px) 46vw, 100vw";

function Photograph({ card }: { card: GalleryCard }) {
  const t = useTranslate();
  const page = usePage();
  const { pictures } = card;
  if (pictures.kind === "single") {
    const alt = pictureWords(page, card);
    return (
      <>
        <Picture {...pictures} alt={alt} sizes={sizes} className="h-auto w-full rounded-md" />
        {card.isInWork && <span className="plate absolute top-1.5 left-1.5">{t("gallery.inWork")}</span>}
      </>
    );
  }
  const name = pairName(page, card);
  return (
    <Comparison
      {...pictures}
      beforeAlt={t("gallery.beforeAlt", { name })}
      afterAlt={t("gallery.afterAlt", { name })}
      sizes={sizes}
      isModification={card.work === "modifications"}
      className="overflow-hidden rounded-md"
    />
  );
}

function countOf(others: readonly GalleryCard[]): number {
  return others.reduce((count, { pictures }) => count + (pictures.kind === "pair" ? 2 : 1), 0);
}

function urlOf({ pictures }: GalleryCard): string {
  return pictures.kind === "pair" ? pictures.after.url : pictures.picture.url;
}
