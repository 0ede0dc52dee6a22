import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { normalizeLine } from "#domain/normalize-text.ts";
import type { ListedName } from "#domain/reference-lists/reference-lists.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { tellSuccess } from "../layout/notices.tsx";
import { TextField } from "../ui/field.tsx";
import { FieldProblem } from "../ui/problem.tsx";
import { useListChange } from "./list-change.ts";
import type { ReferenceList } from "./reference-list.ts";

interface EditNameProps {
  list: ReferenceList;
  row: ListedName;
  onSaved(name: string): void;
  onClose(): void;
}

/** Enter saves and Escape cancels. */
export function EditName({ list, row, onSaved, onClose }: EditNameProps) {
  const { layout, referenceLists: text } = useAdminText();
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The list may be read again meanwhile: what counts is what was seen when the editing began.
  const [seen, setSeen] = useState(row.name);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, send } = useListChange((outcome) => {
    if (outcome.kind === "invalid" || outcome.kind === "renamed meanwhile") setProblem(outcome.message);
    if (outcome.kind === "renamed meanwhile") setSeen(outcome.name);
    if (outcome.kind === "done") {
      tellSuccess(outcome.title);
      onSaved(outcome.name);
    }
  });

  const isBusy = state === "submitting";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = field.current?.value ?? "";
    if (normalizeLine(name) === "" || isBusy) return;
    setProblem(null);
    send({ intent: "rename", id: row.id, seen, name });
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <form method="post" onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64">
          <TextField
            ref={field}
            label={list.text.one}
            name="name"
            defaultValue={row.name}
            autoComplete="off"
            enterKeyHint="done"
            // The reader has asked for this field by the button that it replaces.
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={cancelOnEscape}
            onChange={() => setProblem(null)}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : problemId}
          />
        </div>
        <div className="flex gap-3">
          <Button
            kind="primary"
            type="submit"
            className="min-h-12"
            aria-disabled={isBusy}
            onKeyDown={cancelOnEscape}
          >
            {isBusy ? text.saving : text.save}
          </Button>
          <Button kind="secondary" className="min-h-12" onClick={onClose} onKeyDown={cancelOnEscape}>
            {layout.cancel}
          </Button>
        </div>
      </div>
      <FieldProblem id={problemId} problem={problem} />
    </form>
  );
}
