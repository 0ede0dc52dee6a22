import { useBusiness, useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import {
  type GalleryFilter,
  type GalleryPage,
  galleryPageSize,
  galleryQuery,
} from "#domain/gallery/images/gallery-page.ts";
import { BackLink } from "./back-link.tsx";
import { ProjectCard } from "./project-card.tsx";

export function Projects({ filter, gallery }: { filter: GalleryFilter; gallery: GalleryPage }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { cards, page, pages, total } = gallery;
  const pagePath = (page: number) => sitePath(`/gallery${galleryQuery({ ...filter, page })}`);
  const projectQuery = galleryQuery({ ...filter, page: 1 });
  const first = (page - 1) * galleryPageSize + 1;
  const areAllSamples = cards.every(({ isSample }) => isSample);
  if (cards.length === 0) return <NoProjects isFiltered={projectQuery !== ""} />;
  return (
    <div className="in-aria-busy:opacity-50">
      {page > 1 && <BackLink href={pagePath(page - 1)} name={t("gallery.earlier")} />}
      <ul data-cards className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-4 lg:gap-4">
        {cards.map((card, index) => (
          <li key={card.id} id={card.id}>
            <ProjectCard
              card={card}
              place={index}
              isMarked={card.isSample && !areAllSamples}
              path={sitePath(`/gallery/${card.id}${projectQuery}`)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p role="status" data-shown={first} data-total={total} className="text-sm text-steel">
            {t("gallery.countShown", { first, last: first + cards.length - 1, total })}
          </p>
          {page < pages && (
            <a href={pagePath(page + 1)} data-load-more className={buttonClass("secondary")}>
              {t("gallery.loadMore")}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function NoProjects({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { hidesSamples } = useBusiness();
  return (
    <div className="panel mx-auto mt-6 max-w-xl p-part text-center">
      <p className="text-lg text-balance">
        {t(hidesSamples && !isFiltered ? "gallery.noneYet" : "gallery.empty")}
      </p>
      {isFiltered && (
        <a href={sitePath("/gallery")} className={`${buttonClass("secondary")} mt-6`}>
          {t("gallery.showAll")}
        </a>
      )}
    </div>
  );
}
