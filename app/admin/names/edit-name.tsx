import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ownFirst } from "#content/languages.ts";
import type { TranslatedName } from "#domain/gallery/names/names.ts";
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
  const { language: own, referenceLists: text } = useAdminText();
  const id = useId();
  const inEnglish = own === "en" ? list.text.one : text.inEnglish;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      {ownFirst(own).map((language, place) => {
        const field = language === "en" ? "name" : language;
        const isWrong = problem?.field === field;
        return (
          <div key={field}>
            <TextField
              label={language === "en" ? inEnglish : text.translations[language]}
              placeholder={list.text.examples[language]}
              lang={language === "en" ? undefined : language}
              autoFocus={place === 0}
              onFocus={place === 0 ? (event) => event.currentTarget.select() : undefined}
              name={field}
              defaultValue={names[field]}
              onChange={onChange}
              autoComplete="off"
              enterKeyHint="done"
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-${field}` : undefined}
            />
            <FieldProblem id={`${id}-${field}`} problem={isWrong ? problem.message : null} />
          </div>
        );
      })}
    </div>
  );
}
