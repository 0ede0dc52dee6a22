import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { normalizeLine } from "#domain/normalize-text.ts";
import type { ListedName } from "#domain/reference-lists/reference-lists.ts";
import { tellSuccess } from "../layout/notices.tsx";
import { TextField } from "../ui/field.tsx";
import type { ListWords } from "./list-words.ts";
import { NameProblem } from "./name-problem.tsx";
import { useListChange } from "./use-list-change.ts";

interface EditNameProps {
  words: ListWords;
  row: ListedName;
  onSaved(name: string): void;
  onClose(): void;
}

/** The name as a field with Save and Cancel; Enter saves and Escape cancels. */
export function EditName({ words, row, onSaved, onClose }: EditNameProps) {
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The list may be read again meanwhile: what counts is what was seen when the editing began.
  const [seen, setSeen] = useState(row.name);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, send } = useListChange((answer) => {
    if (answer.kind === "wrong" || answer.kind === "renamed meanwhile") setProblem(answer.message);
    if (answer.kind === "renamed meanwhile") setSeen(answer.name);
    if (answer.kind === "done") {
      tellSuccess(answer.title);
      onSaved(answer.name);
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
            label={words.One}
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
            {isBusy ? "Saving..." : "Save"}
          </Button>
          <Button kind="secondary" className="min-h-12" onClick={onClose} onKeyDown={cancelOnEscape}>
            Cancel
          </Button>
        </div>
      </div>
      <NameProblem id={problemId} problem={problem} />
    </form>
  );
}
