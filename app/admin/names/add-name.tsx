import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "../kit/form/field.tsx";
import type { ReferenceList } from "../kit/names/reference-list.ts";
import { useNameForm } from "../kit/names/use-list-change.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { FieldProblem } from "../kit/page/problem.tsx";

export function AddName({ list }: { list: ReferenceList }) {
  const { referenceLists: text, language } = useAdminText();
  const id = useId();
  const { form, fieldProps, isBusy, submit } = useNameForm({ intent: "add" }, ({ ok }) => {
    if (ok) form.current?.reset();
  });
  const { problem, onChange } = fieldProps;

  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3"
    >
      <TextField
        label={list.text.add}
        name="name"
        placeholder={list.text.examples[language]}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem ${id}-hint`}
        onChange={onChange}
      />
      <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
        {isBusy ? text.adding : text.add}
      </Button>
      <div className="col-span-2">
        <FieldProblem id={`${id}-problem`} problem={problem?.message ?? null} />
        <p id={`${id}-hint`} className="mt-1 text-sm text-steel">
          {text.whichNames}
        </p>
      </div>
    </form>
  );
}
