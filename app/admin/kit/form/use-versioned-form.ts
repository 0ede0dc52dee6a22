import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { notifySuccess } from "../page/notices.tsx";
import type { FormOutcome } from "./form-outcome.ts";
import { useEachAnswer } from "./use-each-answer.ts";
import {
  applyNewer,
  type FieldValues,
  followStored,
  isDirty,
  type StoredValues,
  savedAs,
  startDraft,
  typeValues,
} from "./versioned-draft.ts";

export interface VersionedOutcome<Problem> extends FormOutcome {
  /** By the path of the field. */
  problems?: Readonly<Partial<Record<string, Problem>>>;
  /** What stands now: what was saved, or what somebody else has saved meanwhile. */
  stored?: StoredValues;
}

interface Refusal<Problems> {
  message: string;
  problems: Problems | undefined;
}

interface VersionedFormParts {
  /** Of the request, so that it goes on when the form is left. */
  key: string;
  stored: StoredValues;
  /** It is compared and replaced whole. */
  isList?: boolean;
  /** Where it is sent, if not to its own page. */
  action?: string;
  /** What is typed as it is sent; `intent` and `version` are added. */
  fieldsOf(values: FieldValues): Record<string, string>;
  onSaved?(): void;
}

/** What is typed over a stored version, how it is sent, and what comes back. */
export function useVersionedForm<Outcome extends VersionedOutcome<unknown>>(parts: VersionedFormParts) {
  const { key, stored, isList = false, action, fieldsOf, onSaved } = parts;
  const sent = useRef<FieldValues>({});
  const [typed, setTyped] = useState(() => startDraft(stored));
  const [refusal, setRefusal] = useState<Refusal<Outcome["problems"]> | null>(null);
  const saving = useFetcher<Outcome>({ key });
  const draft = followStored(typed, stored);
  const isSaving = saving.state !== "idle";

  useEachAnswer(saving, ({ ok, title, description, problems, stored: now }) => {
    setRefusal(ok ? null : { message: description ?? title, problems });
    if (ok) notifySuccess(title, description);
    if (ok) onSaved?.();
    if (now === undefined) return;
    setTyped(ok ? savedAs(draft, sent.current, now, isList) : applyNewer(draft, now, isList));
  });

  return {
    draft,
    refusal,
    problems: refusal?.problems,
    isSaving,
    isUnsaved: isDirty(draft),
    answer: saving.data,
    type: (values: FieldValues) => setTyped(typeValues(draft, values)),
    /** What was refused is judged anew at the next try. */
    forgetProblems: () => refusal !== null && setRefusal({ ...refusal, problems: undefined }),
    /** `left` is kept besides. */
    takeNewer: (left: FieldValues = {}) =>
      setTyped(typeValues(startDraft(draft.base), { ...left, ...draft.base.values })),
    save(values: FieldValues = draft.values) {
      sent.current = values;
      setTyped(typeValues(draft, values));
      const fields = { ...fieldsOf(values), intent: "save", version: String(draft.base.version) };
      void saving.submit(fields, { method: "post", ...(action === undefined ? {} : { action }) });
    },
  };
}

export type VersionedForm = ReturnType<typeof useVersionedForm<VersionedOutcome<unknown>>>;
