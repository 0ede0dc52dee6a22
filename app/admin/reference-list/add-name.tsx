import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { normalizeLine } from "#domain/normalize-text.ts";
import { tellSuccess } from "../layout/notices.tsx";
import { TextField } from "../ui/field.tsx";
import type { ListWords } from "./list-words.ts";
import { NameProblem } from "./name-problem.tsx";
import { useListChange } from "./use-list-change.ts";

/** Adds names one after another: Enter adds, and the emptied field keeps the focus. */
export function AddName({ words }: { words: ListWords }) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, send } = useListChange((answer) => {
    if (answer.kind === "wrong") setProblem(answer.message);
    if (answer.kind === "done") {
      tellSuccess(answer.title);
      if (field.current !== null) field.current.value = "";
    }
  });

  // Not while the list is read again: the next name need not wait for that.
  const isBusy = state === "submitting";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = field.current?.value ?? "";
    field.current?.focus();
    if (normalizeLine(name) === "" || isBusy) return;
    setProblem(null);
    send({ intent: "add", name });
  }

  return (
    <form method="post" onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          ref={field}
          label={`Add a ${words.one}`}
          name="name"
          placeholder={words.example}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : "add-problem"}
          onChange={() => setProblem(null)}
        />
        <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
          {isBusy ? "Adding..." : "Add"}
        </Button>
      </div>
      <NameProblem id="add-problem" problem={problem} />
    </form>
  );
}
