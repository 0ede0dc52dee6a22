import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { OfficeForm } from "../form/office-form.tsx";
import { type SaveIntent, useOnPage } from "../form/on-page.ts";
import type { VersionedForm } from "../form/use-versioned-form.ts";
import { useAdminText } from "../page/admin-text.ts";
import { Problem } from "../page/problem.tsx";

interface DocumentFormProps {
  label: string;
  form: Pick<VersionedForm, "isSaving" | "refusal">;
  className?: string;
  failure: string;
  intro?: ReactNode;
  newer?: readonly string[] | undefined;
  onUseNewer?(): void;
  actions: ReactNode;
  footClassName: string;
  onSave(intent: SaveIntent): void;
  children: ReactNode;
}

export function DocumentForm(props: DocumentFormProps) {
  const {
    label,
    form,
    className,
    failure,
    intro,
    newer,
    onUseNewer,
    actions,
    footClassName,
    onSave,
    children,
  } = props;
  const { facts: text, onPage: words } = useAdminText();
  const onPage = useOnPage();
  return (
    <OfficeForm
      label={label}
      className={className}
      isSaving={form.isSaving}
      refusal={form.refusal}
      onSave={() => onSave("save")}
    >
      {intro}
      {form.refusal === null ? null : (
        <Problem title={failure} message={form.refusal.description ?? form.refusal.title} className="mb-4" />
      )}
      {newer === undefined ? null : <NewerEntries entries={newer} onUse={() => onUseNewer?.()} />}
      {children}
      <div
        data-bottom-bar="low"
        className={`sticky bottom-14 z-10 mt-5 flex flex-wrap justify-end gap-3 bg-sheet px-4 py-3 md:bottom-0 ${footClassName}`}
      >
        {actions}
        {onPage === null ? null : (
          <Button
            kind="secondary"
            aria-disabled={form.isSaving}
            onClick={() => {
              if (!form.isSaving) onSave("publish");
            }}
          >
            {words.publishThis}
          </Button>
        )}
        <Button kind="primary" type="submit" aria-disabled={form.isSaving}>
          {form.isSaving ? text.saving : onPage === null ? text.save : words.saveDraft}
        </Button>
      </div>
    </OfficeForm>
  );
}

function NewerEntries({ entries, onUse }: { entries: readonly string[]; onUse(): void }) {
  const text = useAdminText().facts;
  return (
    <div className="mb-4 rounded-md border border-steel bg-sand p-3">
      <p className="text-sm font-bold">{text.newerList}</p>
      <ul className="mt-1 list-disc pl-5">
        {entries.map((entry, index) => (
          <li key={index} className="wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="-ml-5" onClick={onUse}>
        {text.useNewerList}
      </Button>
    </div>
  );
}
