import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ListedName } from "#domain/reference-lists/reference-lists.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { TextField } from "../ui/field.tsx";
import { FieldProblem } from "../ui/problem.tsx";
import type { ReferenceList } from "./reference-list.ts";
import { useNameForm } from "./use-list-change.ts";

interface EditNameProps {
  list: ReferenceList;
  row: ListedName;
  onSaved(name: string): void;
  onClose(): void;
}

export function EditName({ list, row, onSaved, onClose }: EditNameProps) {
  const { layout, referenceLists: text } = useAdminText();
  // The list may be read again meanwhile: what counts is what was seen when the editing began.
  const [seen, setSeen] = useState(row.name);
  const rename = { intent: "rename", id: row.id, seen } as const;
  const { fieldProps, problem, isBusy, submit } = useNameForm(rename, ({ ok, name }) => {
    if (name === undefined) return;
    if (ok) onSaved(name);
    else setSeen(name);
  });

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <form method="post" onSubmit={submit} onKeyDown={cancelOnEscape}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64">
          <TextField
            label={list.text.one}
            defaultValue={row.name}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            {...fieldProps}
          />
        </div>
        <div className="flex gap-3">
          <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
            {isBusy ? text.saving : text.save}
          </Button>
          <Button kind="secondary" className="min-h-12" onClick={onClose}>
            {layout.cancel}
          </Button>
        </div>
      </div>
      <FieldProblem {...problem} />
    </form>
  );
}
