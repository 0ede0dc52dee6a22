import { useSitePath, useTexts } from "#app/language/language.tsx";
import { ProjectCard } from "#app/site/gallery/project-card.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import type { ProjectsOfKind } from "./projects-of-kind.server.ts";

const sizes = "(min-width: 1200px) 370px, (min-width: 768px) 31vw, 62vw";

/** Projects of the kind that a page is about, and the way to all of them. */
export function Projects({ projects, filter }: ProjectsOfKind) {
  const { projects: title, seeInGallery } = useTexts().servicePanels;
  const sitePath = useSitePath();
  if (projects.length === 0 || filter === null) return null;
  return (
    <section data-projects className="wrap pb-8 lg:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-xl lg:text-2xl">{title}</h2>
        <a
          href={sitePath(`/gallery${galleryQuery(filter)}`)}
          className="inline-flex min-h-11 items-center font-bold text-teal underline-offset-4 hover:underline"
        >
          {seeInGallery}
        </a>
      </div>
      <ul className="snap-row mt-4 gap-3 [--share:70%] md:grid-cols-3 lg:gap-5">
        {projects.map((card) => (
          <li key={card.id}>
            <ProjectCard
              card={{ ...card, isFeatured: false }}
              sizes={sizes}
              path={sitePath(`/gallery/${card.id}${galleryQuery(filter)}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GalleryLink({ query }: { query: string }) {
  const sitePath = useSitePath();
  return (
    <a href={sitePath(`/gallery${query}`)} className={`${buttonClass("secondary")} justify-self-start`}>
      {useTexts().servicePanels.seeInGallery}
    </a>
  );
}
