import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { TranslatedName } from "#domain/gallery/names/names.ts";
import type { ListedName } from "#domain/gallery/names/names-page.ts";
import type { ReferenceList } from "../kit/names/reference-list.ts";
import { useNameForm } from "../kit/names/use-list-change.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { NameFields } from "./name-fields.tsx";

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
      <NameFields
        list={list}
        label={list.text.one}
        names={row}
        english={{ autoFocus: true, onFocus: (event) => event.currentTarget.select() }}
        {...fieldProps}
      />
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
