import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { type GalleryFilter, galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import { workTypes } from "#domain/values/work.ts";

export function WorkTabs({ filter }: { filter: GalleryFilter }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <nav aria-label={t("gallery.workTypes")} className="work-tabs opens-at-current">
      <ul className="flex w-max gap-1 py-1 lg:w-auto lg:flex-wrap">
        {([null, ...workTypes] as const).map((work) => (
          <li key={work ?? "all"}>
            <a
              href={sitePath(`/gallery${galleryQuery({ ...filter, work, page: 1 })}`)}
              data-filter
              aria-current={filter.work === work ? "page" : undefined}
              className="flex min-h-11 items-center rounded-sm border border-line px-2.5 text-sm font-bold whitespace-nowrap"
            >
              {t(`gallery.work.${work ?? "all"}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
