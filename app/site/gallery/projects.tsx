import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import {
  type GalleryFilter,
  type GalleryPage,
  galleryPageSize,
  galleryQuery,
} from "#domain/gallery/images/gallery-page.ts";
import { LargeView } from "./large-view.tsx";
import { ProjectCard } from "./project-card.tsx";
import { useLoadMore } from "./use-load-more.ts";
import { useOpenProject } from "./use-open-project.ts";

/** A row of a phone: on a small one the next lies below the edge, on others it comes a frame later (decision 010). */
const cardsInFirstView = 2;

interface ProjectsProps {
  filter: GalleryFilter;
  first: GalleryPage;
  isLoading: boolean;
}

/** The cards of one choice of filters, page after page, and the large view over them. */
export function Projects({ filter, first, isLoading }: ProjectsProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { cards, lastPage, isLoadingMore, loadMore } = useLoadMore(filter, first);
  const { openIndex, open, turn, close } = useOpenProject(cards);
  const pageAddress = (page: number) => sitePath(`/gallery${galleryQuery({ ...filter, page })}`);

  if (cards.length === 0) return <NoProjects />;
  return (
    <div className={isLoading ? "opacity-50 transition-opacity duration-200" : ""}>
      {first.page > 1 && (
        <a href={pageAddress(first.page - 1)} className={`${buttonClass("quiet")} mb-4`}>
          {t("gallery.earlier")}
        </a>
      )}
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-4 lg:gap-4">
        {cards.map((card, index) => (
          <li key={card.id} className={index < cardsInFirstView ? undefined : "after-first-view"}>
            <ProjectCard card={card} isAmongFirst={index < cardsInFirstView} onOpen={() => open(card.id)} />
          </li>
        ))}
      </ul>
      {lastPage < first.pages && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p role="status" className="text-sm text-steel">
            {isLoadingMore
              ? t("gallery.loading")
              : t("gallery.countShown", {
                  first: (first.page - 1) * galleryPageSize + 1,
                  last: (first.page - 1) * galleryPageSize + cards.length,
                  total: first.total,
                })}
          </p>
          <a href={pageAddress(lastPage + 1)} onClick={loadMore} className={buttonClass("secondary")}>
            {t("gallery.loadMore")}
          </a>
        </div>
      )}
      <LargeView cards={cards} openIndex={openIndex} onTurn={turn} onClose={close} />
    </div>
  );
}

function NoProjects() {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <div className="panel mx-auto mt-6 max-w-xl p-10 text-center">
      <p className="text-lg">{t("gallery.empty")}</p>
      <a href={sitePath("/gallery")} className={`${buttonClass("secondary")} mt-6`}>
        {t("gallery.showAll")}
      </a>
    </div>
  );
}
