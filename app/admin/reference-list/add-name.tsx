import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { normalizeLine } from "#domain/normalize-text.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { tellSuccess } from "../layout/notices.tsx";
import { TextField } from "../ui/field.tsx";
import { FieldProblem } from "../ui/problem.tsx";
import { useListChange } from "./list-change.ts";
import type { ReferenceList } from "./reference-list.ts";

/** Adds names one after another: Enter adds, and the emptied field keeps the focus. */
export function AddName({ list }: { list: ReferenceList }) {
  const text = useAdminText().referenceLists;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, send } = useListChange((outcome) => {
    if (outcome.kind === "invalid") setProblem(outcome.message);
    if (outcome.kind === "done") {
      tellSuccess(outcome.title);
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
          label={list.text.add}
          name="name"
          placeholder={list.text.example}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : "add-problem"}
          onChange={() => setProblem(null)}
        />
        <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
          {isBusy ? text.adding : text.add}
        </Button>
      </div>
      <FieldProblem id="add-problem" problem={problem} />
    </form>
  );
}
