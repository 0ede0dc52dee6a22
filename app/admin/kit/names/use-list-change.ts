import { type SubmitEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { normalizeName } from "#domain/gallery/names/names.ts";
import { useFetcherResult } from "../form/use-fetcher-result.ts";
import { useAdminText } from "../page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../page/notices.tsx";
import type { ListOutcome, NameProblem } from "./reference-list.ts";

interface ListFields {
  intent: "add" | "rename" | "delete";
  id?: string;
  seen?: string;
  seenHi?: string;
  seenMr?: string;
}

export function useListChange(onOutcome: (outcome: ListOutcome) => void, path?: string) {
  const change = useFetcher<ListOutcome>();
  useFetcherResult(change, (outcome) => {
    if (!outcome.ok && outcome.problem === undefined) notifyFailure(outcome.title, outcome.description);
    onOutcome(outcome);
  });
  return {
    state: change.state,
    send: (fields: ListFields & Partial<Record<NameProblem["field"], string>>) =>
      void change.submit(
        { ...fields },
        path === undefined ? { method: "post" } : { method: "post", action: path },
      ),
  };
}

export function useNameForm(fields: ListFields, onOutcome: (outcome: ListOutcome) => void) {
  const text = useAdminText().referenceLists;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const { state, send } = useListChange((outcome) => {
    if (outcome.problem !== undefined) tell(outcome.problem);
    if (outcome.ok) notifySuccess(outcome.title);
    onOutcome(outcome);
  });
  const isBusy = state === "submitting";

  function focus(field: NameProblem["field"]) {
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  function tell(problem: NameProblem) {
    setProblem(problem);
    focus(problem.field);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = (field: NameProblem["field"]) => String(typed.get(field) ?? "");
    focus("name");
    if (isBusy) return;
    if (normalizeName(value("name")) === "")
      return setProblem({ field: "name", message: text.nothingWritten });
    setProblem(null);
    send({ ...fields, name: value("name"), hi: value("hi"), mr: value("mr") });
  }

  return {
    form,
    isBusy,
    submit,
    fieldProps: { problem, onChange: () => setProblem(null) },
  } as const;
}
