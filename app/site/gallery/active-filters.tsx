import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import {
  type GalleryChoices,
  type GalleryFilter,
  galleryQuery,
} from "#domain/gallery/images/gallery-page.ts";
import { nameIn, type TranslatedName, untranslated } from "#domain/gallery/names/names.ts";
import { bodyTypeName } from "./project-words.ts";

interface ActiveFiltersProps {
  filter: GalleryFilter;
  choices: GalleryChoices;
}

export function ActiveFilters({ filter, choices }: ActiveFiltersProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const page = usePage();
  const badges = [
    {
      name: filter.vehicle && nameIn(page.language, listedAs(filter.vehicle, choices.vehicles)),
      without: { ...filter, vehicle: null, page: 1 },
    },
    {
      name: filter.body && bodyTypeName(page, listedAs(filter.body, choices.bodies)),
      without: { ...filter, body: null, page: 1 },
    },
  ];
  if (badges.every(({ name }) => name === null)) return null;
  return (
    <ul aria-label={t("gallery.activeFilters")} className="mb-3 flex flex-wrap gap-2.5">
      {badges.map(
        ({ name, without }) =>
          name !== null && (
            <li key={name}>
              <a
                href={sitePath(`/gallery${galleryQuery(without)}`)}
                data-filter
                aria-label={t("gallery.removeFilter", { name })}
                className="inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-ink bg-sheet px-3 text-sm font-bold"
              >
                {name}
                <span aria-hidden="true" className="text-lg text-vermilion">
                  ×
                </span>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

function listedAs(name: string, names: readonly TranslatedName[]): TranslatedName {
  return names.find((listed) => listed.name === name) ?? untranslated(name);
}
