import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type TranslatedName, translationLanguages } from "#domain/gallery/names/names.ts";
import type { ListedName } from "#domain/gallery/names/names-page.ts";
import { TextField } from "../kit/form/field.tsx";
import type { NameProblem, ReferenceList } from "../kit/names/reference-list.ts";
import { useNameForm } from "../kit/names/use-list-change.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { FieldProblem } from "../kit/page/problem.tsx";

interface EditNameProps {
  list: ReferenceList;
  row: ListedName;
  onSaved(names: TranslatedName): void;
  onClose(): void;
}

export function EditName({ list, row, onSaved, onClose }: EditNameProps) {
  const { layout, referenceLists: text } = useAdminText();
  const [seen, setSeen] = useState<TranslatedName>(row);
  const rename = { intent: "rename", id: row.id, seen: seen.name, seenHi: seen.hi, seenMr: seen.mr } as const;
  const { form, fieldProps, isBusy, submit } = useNameForm(rename, ({ ok, names }) => {
    if (names === undefined) return;
    if (ok) onSaved(names);
    else setSeen(names);
  });

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <form ref={form} method="post" onSubmit={submit} onKeyDown={cancelOnEscape}>
      <NameFields list={list} names={row} {...fieldProps} />
      <div className="mt-3 flex gap-3">
        <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
          {isBusy ? text.saving : text.save}
        </Button>
        <Button kind="secondary" className="min-h-12" onClick={onClose}>
          {layout.cancel}
        </Button>
      </div>
    </form>
  );
}

interface NameFieldsProps {
  list: ReferenceList;
  names: TranslatedName;
  problem: NameProblem | null;
  onChange(): void;
}

function NameFields({ list, names, problem, onChange }: NameFieldsProps) {
  const text = useAdminText().referenceLists;
  const id = useId();
  const props = (field: NameProblem["field"]) => ({
    name: field,
    defaultValue: names[field],
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
        <TextField
          label={list.text.one}
          placeholder={list.text.example}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          {...props("name")}
        />
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
