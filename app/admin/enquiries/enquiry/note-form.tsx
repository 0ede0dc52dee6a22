import { useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { OfficeForm } from "../../kit/form/office-form.tsx";
import { useVersionedForm } from "../../kit/form/use-versioned-form.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Problem } from "../../kit/page/problem.tsx";
import type { EnquiryOutcome } from "./change-enquiry.server.ts";

interface NoteFormProps {
  enquiry: Pick<Enquiry, "id" | "note" | "noteVersion">;
  onDirty(isDirty: boolean): void;
}

export function NoteForm({ enquiry: { id, note, noteVersion }, onDirty }: NoteFormProps) {
  const text = useAdminText().enquiries.note;
  const form = useVersionedForm<EnquiryOutcome>({
    key: `note-${id}`,
    stored: { version: noteVersion, values: { note } },
    fieldsOf: (values) => ({ ...values, intent: "note" }),
  });
  const { draft, refusal, isSaving } = form;
  const { note: typed = "" } = draft.values;
  const { note: newer } = draft.newer;
  const isDirty = typed.trim() !== draft.base.values.note?.trim();
  const isSettled = form.answer?.stored !== undefined && newer === undefined;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <Panel title={text.title}>
      <OfficeForm
        label={text.title}
        className="mt-2 flex flex-col gap-3"
        isSaving={isSaving}
        refusal={refusal}
        onSave={() => form.save()}
      >
        <textarea
          name="note"
          rows={4}
          value={typed}
          onChange={({ target }) => form.type({ note: target.value })}
          aria-label={text.title}
          placeholder={text.placeholder}
          className="block w-full rounded-md border border-steel bg-sheet px-3 py-2 text-base text-ink placeholder:text-steel"
        />
        {newer === undefined ? null : <NewerNote note={newer} onTake={() => form.takeNewer()} />}
        {refusal === null || isSaving || isSettled ? null : (
          <Problem title={refusal.title} message={refusal.description ?? ""} />
        )}
        <Button
          kind="secondary"
          type="submit"
          disabled={isSaving || (!isDirty && newer === undefined)}
          className="sm:self-start"
        >
          {isSaving ? text.saving : text.save}
        </Button>
      </OfficeForm>
    </Panel>
  );
}

function NewerNote({ note, onTake }: { note: string; onTake(): void }) {
  const text = useAdminText().enquiries.note;
  return (
    <div className="rounded-md border border-steel bg-sand p-3">
      <p className="text-sm font-bold">{text.newer}</p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note === "" ? text.newerEmpty : note}</p>
      <Button kind="quiet" className="-ml-5" onClick={onTake}>
        {text.useNewer}
      </Button>
    </div>
  );
}
