import { useSitePath, useTexts } from "#app/language/language.tsx";
import { ProjectRow } from "#app/site/gallery/project-row.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import type { ProjectsOfKind } from "./projects-of-kind.server.ts";

export function Projects({ projects, filter }: ProjectsOfKind) {
  const { projects: title, seeInGallery } = useTexts().servicePanels;
  const sitePath = useSitePath();
  if (filter === null) return null;
  const all = sitePath(`/gallery${galleryQuery(filter)}`);
  if (projects.length === 0) {
    return (
      <div className="wrap pt-4 lg:pt-6">
        <a href={all} className={buttonClass("secondary")}>
          {seeInGallery}
        </a>
      </div>
    );
  }
  return (
    <section data-projects className="wrap pt-part">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-xl lg:text-2xl">{title}</h3>
        <a
          href={all}
          className="inline-flex min-h-11 items-center font-bold text-teal underline-offset-4 hover:underline"
        >
          {seeInGallery}
        </a>
      </div>
      <ProjectRow
        cards={projects.map((card) => ({ ...card, isFeatured: false }))}
        pathOf={({ id }) => sitePath(`/gallery/${id}${galleryQuery(filter)}`)}
      />
    </section>
  );
}
