import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { ProjectCard } from "./project-card.tsx";
import { SampleNote } from "./sample-note.tsx";

const sizes = "(min-width: 1200px) 370px, (min-width: 768px) 31vw, 62vw";

interface ProjectRowProps {
  cards: readonly GalleryCard[];
  pathOf(card: GalleryCard): string;
}

/** On a phone a row that is swiped. */
export function ProjectRow({ cards, pathOf }: ProjectRowProps) {
  const areAllSamples = cards.every(({ isSample }) => isSample);
  return (
    <>
      <ul className="snap-row mt-3 gap-3 [--share:72%] md:grid-cols-3 lg:gap-5">
        {cards.map((card) => (
          <li key={card.id}>
            <ProjectCard
              card={card}
              sizes={sizes}
              isMarked={card.isSample && !areAllSamples}
              path={pathOf(card)}
            />
          </li>
        ))}
      </ul>
      {cards.some(({ isSample }) => isSample) && <SampleNote className="mt-3 text-steel" />}
    </>
  );
}
