import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Contradiction } from "#domain/facts/contradictions.ts";
import type { StoredSection } from "#domain/facts/facts.ts";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import type { FieldProblems } from "#domain/facts/section-fields.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { notifySuccess } from "../layout/notices.tsx";
import { FoldSummary } from "../ui/fold-summary.tsx";
import { OfficeForm } from "../ui/office-form.tsx";
import { Problem } from "../ui/problem.tsx";
import { useEachAnswer } from "../ui/use-each-answer.ts";
import {
  applyNewer,
  differing,
  followStored,
  isDirty,
  savedAs,
  startDraft,
  typeValues,
} from "../ui/versioned-draft.ts";
import { type FormSection, isListSection, withoutBlankEntries } from "./field-layout.ts";
import { NewerList } from "./newer-list.tsx";
import type { FactsOutcome } from "./save-facts.server.ts";
import { SectionFields } from "./section-fields.tsx";
import { SectionHistory } from "./section-history.tsx";
import { SectionPlaces } from "./section-places.tsx";

interface SectionFormProps {
  section: FormSection;
  stored: StoredSection;
  contradictions: readonly Contradiction[];
  onDirty(section: FormSection, isDirty: boolean): void;
}

export function SectionForm({ section, stored, contradictions, onDirty }: SectionFormProps) {
  const text = useAdminText().facts;
  const sent = useRef<FieldValues>({});
  const [typed, setTyped] = useState(() => startDraft(stored));
  const [refusal, setRefusal] = useState<{ message: string; problems: FieldProblems } | null>(null);
  const saving = useFetcher<FactsOutcome>({ key: `facts-${section}` });
  const draft = followStored(typed, stored);
  const isSaving = saving.state !== "idle";
  const isUnsaved = isDirty(draft);
  const isDefault = differing(stored.values, stored.defaults).length === 0;

  useEachAnswer(saving, ({ ok, title, description, problems, stored: now }) => {
    setRefusal(ok ? null : { message: description ?? title, problems: problems ?? {} });
    if (ok) notifySuccess(title, description);
    if (ok && now !== undefined) setTyped(savedAs(draft, sent.current, now));
    if (!ok && now !== undefined) setTyped(applyNewer(draft, now, isListSection(section)));
  });
  useEffect(() => onDirty(section, isUnsaved), [onDirty, section, isUnsaved]);

  function type(values: FieldValues) {
    setTyped(typeValues(draft, values));
  }

  function save() {
    const values = withoutBlankEntries(section, draft.values);
    type(values);
    sent.current = values;
    const fields = { ...values, intent: "save", section, version: String(draft.base.version) };
    void saving.submit(fields, { method: "post" });
  }

  const { title, hint } = text.sections[section];
  return (
    <details className="panel">
      <FoldSummary>
        <h2 className="grow text-base">{title}</h2>
        <span className={isUnsaved ? "font-bold text-vermilion" : "text-sm text-steel"}>
          {isUnsaved ? text.unsaved : isDefault ? text.isDefault : text.isOwn}
        </span>
      </FoldSummary>
      <OfficeForm label={title} className="px-4 md:px-5" isSaving={isSaving} refusal={refusal} onSave={save}>
        <p className="mb-4 max-w-prose text-sm text-steel">{hint}</p>
        <Contradictions found={contradictions} />
        {refusal === null ? null : (
          <Problem title={text.failure} message={refusal.message} className="mb-4" />
        )}
        {isListSection(section) && Object.keys(draft.newer).length > 0 ? (
          <NewerList section={section} newer={draft.newer} onUse={() => setTyped(startDraft(draft.base))} />
        ) : null}
        <SectionFields
          section={section}
          draft={draft}
          defaults={stored.defaults}
          problems={refusal?.problems ?? {}}
          onChange={type}
        />
        <div className="sticky bottom-14 z-10 -mx-4 mt-5 flex flex-wrap justify-end gap-3 border-t border-line bg-sheet px-4 py-3 md:bottom-0 md:-mx-5 md:px-5">
          {isDefault && !isUnsaved ? null : (
            <Button kind="quiet" onClick={() => type(stored.defaults)}>
              {text.toDefaults}
            </Button>
          )}
          <Button kind="primary" type="submit" aria-disabled={isSaving}>
            {isSaving ? text.saving : text.save}
          </Button>
        </div>
      </OfficeForm>
      <div className="flex flex-col gap-4 border-t border-line p-4 md:px-5">
        <SectionPlaces section={section} />
        <SectionHistory stored={stored} onUse={type} />
      </div>
    </details>
  );
}

function Contradictions({ found }: { found: readonly Contradiction[] }) {
  const text = useAdminText().facts.contradictions;
  if (found.length === 0) return null;
  return (
    <ul className="mb-4 list-disc rounded-md bg-sand py-3 pr-4 pl-8">
      {found.map(({ kind, values }) => (
        <li key={kind + Object.values(values).join()}>{fillPlaceholders(text[kind], values)}</li>
      ))}
    </ul>
  );
}
