import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "../layout/admin-text.ts";
import { NameFields } from "./name-fields.tsx";
import type { ReferenceList } from "./reference-list.ts";
import { useNameForm } from "./use-list-change.ts";

/** Adds names one after another: Enter adds, and the emptied field keeps the focus. */
export function AddName({ list }: { list: ReferenceList }) {
  const text = useAdminText().referenceLists;
  const { form, fieldProps, isBusy, submit } = useNameForm({ intent: "add" }, ({ ok }) => {
    if (ok) form.current?.reset();
  });

  return (
    <form ref={form} method="post" onSubmit={submit} className="panel p-4">
      <NameFields list={list} label={list.text.add} {...fieldProps} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="primary" type="submit" className="min-h-12" aria-disabled={isBusy}>
          {isBusy ? text.adding : text.add}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-steel">{text.whichNames}</p>
      </div>
    </form>
  );
}
