import { useLanguage, usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import type { GalleryChoices, GalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import {
  inAlphabeticalOrder,
  nameIn,
  type TranslatedName,
  untranslated,
} from "#domain/gallery/names/names.ts";
import { bodyTypeName } from "./project-words.ts";

const formId = "name-filters";

interface NameFiltersProps {
  filter: GalleryFilter;
  choices: GalleryChoices;
}

export function NameFilters({ filter, choices }: NameFiltersProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const page = usePage();
  return (
    <form id={formId} action={sitePath("/gallery")} autoComplete="off" className="flex gap-2">
      {filter.work !== null && <input type="hidden" name="work" value={filter.work} />}
      <NameSelect
        name="vehicle"
        label={t("gallery.vehicle")}
        all={t("gallery.allVehicles")}
        chosen={filter.vehicle}
        names={choices.vehicles}
        shown={(name) => nameIn(page.language, name)}
      />
      <NameSelect
        name="body"
        label={t("gallery.bodyType")}
        all={t("gallery.allBodyTypes")}
        chosen={filter.body}
        names={choices.bodies}
        shown={(name) => bodyTypeName(page, name)}
      />
    </form>
  );
}

export function ShowButton() {
  const t = useTranslate();
  return (
    <button
      type="submit"
      form={formId}
      className="min-h-11 rounded-md border-2 border-ink px-3 text-sm font-bold animate-[reveal_0s_4s_backwards] until-hydrated noscript:animate-none ml-auto sm:order-last"
    >
      {t("gallery.showResults")}
    </button>
  );
}

interface NameSelectProps {
  name: string;
  label: string;
  all: string;
  chosen: string | null;
  names: TranslatedName[];
  shown: (name: TranslatedName) => string;
}

function NameSelect({ name, label, all, chosen, names, shown }: NameSelectProps) {
  const language = useLanguage();
  const inOrder = inAlphabeticalOrder(language, names, shown);
  const isOffered = chosen === null || names.some((listed) => listed.name === chosen);
  const offered = isOffered ? inOrder : [untranslated(chosen), ...inOrder];
  return (
    <label className="min-w-0 flex-1 md:max-w-44">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        defaultValue={chosen ?? ""}
        className="min-h-11 w-full truncate rounded-md border-2 border-steel bg-sheet px-2 text-sm font-bold"
      >
        <option value="">{all}</option>
        {offered.map((option) => (
          <option key={option.name} value={option.name}>
            {shown(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
