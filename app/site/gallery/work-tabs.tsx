import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { type GalleryFilter, galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import { workTypes } from "#domain/values/work.ts";

/** The kinds of work as links, so that they work before any script and every choice can be shared. */
export function WorkTabs({ filter }: { filter: GalleryFilter }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    // No scroller before its current tab has come: on a slow line it would begin at the first.
    <nav
      aria-label={t("gallery.workTypes")}
      className="min-w-0 flex-1 overflow-x-clip has-[[aria-current]]:overflow-x-auto [scrollbar-width:none] max-lg:-mx-5 max-lg:scroll-px-5 max-lg:px-5"
    >
      <ul className="flex w-max gap-2 py-1 sm:gap-1 lg:gap-1.5">
        {([null, ...workTypes] as const).map((work) => (
          <li key={work ?? "all"}>
            <a
              href={sitePath(`/gallery${galleryQuery({ ...filter, work, page: 1 })}`)}
              data-filter
              aria-current={filter.work === work ? "page" : undefined}
              className="flex min-h-11 items-center rounded-sm border-[1.5px] border-line bg-sheet px-3 text-sm font-bold whitespace-nowrap sm:px-2.5 sm:max-lg:[&:lang(en)]:px-[5px] dark:aria-[current=page]:border-marigold aria-[current=page]:border-ink aria-[current=page]:bg-marigold aria-[current=page]:[scroll-initial-target:nearest]"
            >
              {t(`gallery.work.${work ?? "all"}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
