import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "../layout/admin-text.ts";
import { TextField } from "../ui/field.tsx";
import { FieldProblem } from "../ui/problem.tsx";
import type { ReferenceList } from "./reference-list.ts";
import { useNameForm } from "./use-list-change.ts";

/** Adds names one after another: Enter adds, and the emptied field keeps the focus. */
export function AddName({ list }: { list: ReferenceList }) {
  const text = useAdminText().referenceLists;
  const { field, fieldProps, problem, isBusy, submit } = useNameForm({ intent: "add" }, ({ ok }) => {
    if (ok && field.current !== null) field.current.value = "";
  });

  return (
    <form method="post" onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField label={list.text.add} placeholder={list.text.example} {...fieldProps} />
        <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
          {isBusy ? text.adding : text.add}
        </Button>
      </div>
      <FieldProblem {...problem} />
    </form>
  );
}
