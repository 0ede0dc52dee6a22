import { type ComponentProps, useId } from "react";
import { type TranslatedName, translationLanguages } from "#domain/gallery/names/names.ts";
import { TextField } from "../kit/form/field.tsx";
import type { NameProblem, ReferenceList } from "../kit/names/reference-list.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { FieldProblem } from "../kit/page/problem.tsx";

interface NameFieldsProps {
  list: ReferenceList;
  label: string;
  names?: TranslatedName;
  problem: NameProblem | null;
  onChange(): void;
  english?: ComponentProps<"input">;
}

export function NameFields({ list, label, names, problem, onChange, english }: NameFieldsProps) {
  const text = useAdminText().referenceLists;
  const id = useId();
  const props = (field: NameProblem["field"]) => ({
    name: field,
    defaultValue: names?.[field],
    onChange,
    autoComplete: "off",
    enterKeyHint: "done" as const,
    "aria-invalid": problem?.field === field,
    "aria-describedby": problem?.field === field ? `${id}-${field}` : undefined,
  });
  const problemOf = (field: NameProblem["field"]) => (
    <FieldProblem id={`${id}-${field}`} problem={problem?.field === field ? problem.message : null} />
  );
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <div>
        <TextField label={label} placeholder={list.text.example} {...props("name")} {...english} />
        {problemOf("name")}
      </div>
      {translationLanguages.map((language) => (
        <div key={language}>
          <TextField
            label={text.translations[language]}
            placeholder={list.text.translated[language]}
            lang={language}
            {...props(language)}
          />
          {problemOf(language)}
        </div>
      ))}
    </div>
  );
}
