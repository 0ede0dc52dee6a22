import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { notifySuccess } from "../page/notices.tsx";
import type { FormOutcome } from "./form-outcome.ts";
import { type SaveIntent, useOnPage } from "./on-page.ts";
import { useFetcherResult } from "./use-fetcher-result.ts";
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
  problems?: Readonly<Partial<Record<string, Problem>>>;
  stored?: StoredValues;
  /** Saved, although something else that was asked for failed. */
  isSaved?: boolean;
}

type Refusal<Outcome extends VersionedOutcome<unknown>> = Pick<
  Outcome,
  "title" | "description" | "problems" | "stored"
>;

interface VersionedFormParts<Outcome> {
  /** The request goes on under this key when the form is left. */
  key: string;
  stored: StoredValues;
  isList?: boolean;
  action?: string;
  /** The version, the document and a missing intent are added. */
  fieldsOf(values: FieldValues): Record<string, string>;
  onSaved?(): void;
  /** For a browser without scripts, with what it had sent. */
  answer?: (Outcome & { typed?: FieldValues }) | undefined;
}

export function useVersionedForm<Outcome extends VersionedOutcome<unknown>>(
  parts: VersionedFormParts<Outcome>,
) {
  const { key, stored, isList = false, action, fieldsOf, onSaved, answer } = parts;
  const onPage = useOnPage();
  const sent = useRef<FieldValues>({});
  const closeSuccess = useRef<() => void>(null);
  const [typed, setTyped] = useState(() => typeValues(startDraft(stored), answer?.typed ?? stored.values));
  const [refusal, setRefusal] = useState<Refusal<Outcome> | null>(answer ?? null);
  const saving = useFetcher<Outcome>({ key });
  const draft = followStored(typed, stored);
  const isSaving = saving.state !== "idle";

  useFetcherResult(saving, (outcome) => {
    const { ok, title, description, stored: now, isSaved = ok } = outcome;
    setRefusal(ok ? null : outcome);
    if (ok) closeSuccess.current = notifySuccess(title, description);
    if (ok) onSaved?.();
    if (now === undefined) return;
    setTyped(isSaved ? savedAs(draft, sent.current, now, isList) : applyNewer(draft, now, isList));
  });

  return {
    draft,
    refusal,
    problems: refusal?.problems,
    isSaving,
    isUnsaved: isDirty(draft),
    answer: saving.data,
    type: (values: FieldValues) => setTyped(typeValues(draft, values)),
    forgetProblems: () => refusal !== null && setRefusal({ ...refusal, problems: undefined }),
    takeNewer: (left: FieldValues = {}) =>
      setTyped(typeValues(startDraft(draft.base), { ...left, ...draft.base.values })),
    save(values: FieldValues = draft.values, intent: SaveIntent = "save") {
      closeSuccess.current?.();
      sent.current = values;
      setTyped(typeValues(draft, values));
      const fields = { intent, ...fieldsOf(values), version: String(draft.base.version) };
      const to = onPage?.address ?? action;
      void saving.submit(onPage === null ? fields : { ...fields, document: onPage.document }, {
        method: "post",
        ...(to === undefined ? {} : { action: to }),
      });
    },
  };
}

export type VersionedForm = ReturnType<typeof useVersionedForm<VersionedOutcome<unknown>>>;
