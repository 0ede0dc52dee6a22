import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import type { GalleryChoices, GalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import { useBodyTypeNames } from "./body-type-names.ts";

const asWritten = (name: string) => name;

const formId = "name-filters";

interface NameFiltersProps {
  filter: GalleryFilter;
  choices: GalleryChoices;
}

/** The two dropdowns. A plain form, sent by its button; with scripts a choice takes effect at once. */
export function NameFilters({ filter, choices }: NameFiltersProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const bodyTypeName = useBodyTypeNames();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();

  // A choice made before the scripts had come is not lost.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current);
    if (chosen === null) return;
    const isShown =
      chosen.get("vehicle") === (filter.vehicle ?? "") && chosen.get("body") === (filter.body ?? "");
    if (!isShown) void submit(form.current, { preventScrollReset: true });
  }, [filter, submit]);

  return (
    <Form
      ref={form}
      id={formId}
      action={sitePath("/gallery")}
      preventScrollReset
      autoComplete="off"
      className="flex gap-2"
    >
      {filter.work !== null && <input type="hidden" name="work" value={filter.work} />}
      <NameSelect
        name="vehicle"
        label={t("gallery.vehicle")}
        all={t("gallery.allVehicles")}
        chosen={filter.vehicle}
        names={choices.vehicles}
        shown={asWritten}
      />
      <NameSelect
        name="body"
        label={t("gallery.bodyType")}
        all={t("gallery.allBodyTypes")}
        chosen={filter.body}
        names={choices.bodies}
        shown={bodyTypeName}
      />
      <ShowButton className="max-sm:hidden" />
    </Form>
  );
}

/** Sends the two dropdowns from wherever it stands. */
export function ShowButton({ className }: { className: string }) {
  const t = useTranslate();
  return (
    <button
      type="submit"
      form={formId}
      className={`min-h-11 rounded-md border-2 border-ink px-3 text-sm font-bold ${className}`}
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
  names: string[];
  /** A name as the visitor reads it. */
  shown: (name: string) => string;
}

function NameSelect({ name, label, all, chosen, names, shown }: NameSelectProps) {
  const offered = chosen === null || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <label className="min-w-0 flex-1 md:w-52 md:flex-none">
      <span className="sr-only">{label}</span>
      <select
        key={chosen}
        name={name}
        defaultValue={chosen ?? ""}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-h-11 w-full truncate rounded-md border-[1.5px] border-steel bg-sheet px-2 text-sm font-bold"
      >
        <option value="">{all}</option>
        {offered.map((option) => (
          <option key={option} value={option}>
            {shown(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
