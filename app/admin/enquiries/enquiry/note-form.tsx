import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { notifySuccess } from "../../kit/page/notices.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { Problem } from "../../kit/page/problem.tsx";
import type { EnquiryOutcome } from "./change-enquiry.server.ts";
import {
  applyNewer,
  followStored,
  isDraftDirty,
  type NoteDraft,
  type StoredNote,
  savedAs,
  startNote,
} from "./note-draft.ts";

interface NoteFormProps {
  id: string;
  stored: StoredNote;
  onDirty(isDirty: boolean): void;
}

export function NoteForm({ id, stored, onDirty }: NoteFormProps) {
  const text = useAdminText().enquiries.note;
  const [typed, setTyped] = useState<NoteDraft>(() => startNote(stored));
  const draft = followStored(typed, stored);
  const changeDraft = (change: (now: NoteDraft) => NoteDraft) =>
    setTyped((now) => change(followStored(now, stored)));
  const saving = useFetcher<EnquiryOutcome>({ key: `note-${id}` });
  const isSaving = saving.state !== "idle";
  const isDirty = isDraftDirty(draft);
  const problem = isSaving ? null : problemOf(saving.data, draft);

  useFetcherResult(saving, ({ ok, title, stored: now }) => {
    const settle = ok ? savedAs : applyNewer;
    if (now !== undefined) changeDraft((current) => settle(current, now));
    if (ok) notifySuccess(title);
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <Panel title={text.title}>
      <saving.Form method="post" className="mt-2 flex flex-col gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="version" value={draft.base.version} />
        <textarea
          name="note"
          rows={4}
          value={draft.text}
          onChange={({ target: { value } }) => changeDraft((now) => ({ ...now, text: value }))}
          aria-label={text.title}
          placeholder={text.placeholder}
          className="block w-full rounded-md border border-steel bg-sheet px-3 py-2 text-base text-ink placeholder:text-steel"
        />
        {draft.newer === null ? null : (
          <NewerNote note={draft.newer} onTake={() => changeDraft(({ base }) => startNote(base))} />
        )}
        {problem === null ? null : <Problem title={problem.title} message={problem.description ?? ""} />}
        <Button
          kind="secondary"
          type="submit"
          disabled={isSaving || (!isDirty && draft.newer === null)}
          className="sm:self-start"
        >
          {isSaving ? text.saving : text.save}
        </Button>
      </saving.Form>
    </Panel>
  );
}

function problemOf(outcome: EnquiryOutcome | undefined, { newer }: NoteDraft): EnquiryOutcome | null {
  if (outcome === undefined || outcome.ok) return null;
  return outcome.stored !== undefined && newer === null ? null : outcome;
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
