import { type SubmitEvent, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { normalizeName } from "#domain/reference-lists/names.ts";
import { notifyFailure, notifySuccess } from "../layout/notices.tsx";
import { useEachAnswer } from "../ui/use-each-answer.ts";
import type { ListOutcome } from "./change-list.server.ts";

interface ListFields {
  intent: "add" | "rename" | "delete";
  id?: string;
  seen?: string;
  name?: string;
}

export function useListChange(onOutcome: (outcome: ListOutcome) => void) {
  const change = useFetcher<ListOutcome>();
  useEachAnswer(change, (outcome) => {
    if (!outcome.ok && outcome.isBesideField !== true) notifyFailure(outcome.title, outcome.description);
    onOutcome(outcome);
  });
  return {
    /** `loading` while the list is read again after the answer. */
    state: change.state,
    send: (fields: ListFields) => void change.submit({ ...fields }, { method: "post" }),
  };
}

export function useNameForm(fields: Omit<ListFields, "name">, onOutcome: (outcome: ListOutcome) => void) {
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { state, send } = useListChange((outcome) => {
    if (outcome.isBesideField) setProblem(outcome.title);
    if (outcome.ok) notifySuccess(outcome.title);
    onOutcome(outcome);
  });
  // Not while the list is read again: the next name need not wait for that.
  const isBusy = state === "submitting";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = field.current?.value ?? "";
    field.current?.focus();
    if (normalizeName(name) === "" || isBusy) return;
    setProblem(null);
    send({ ...fields, name });
  }

  return {
    field,
    isBusy,
    submit,
    problem: { id: problemId, problem },
    fieldProps: {
      ref: field,
      name: "name",
      autoComplete: "off",
      enterKeyHint: "done",
      onChange: () => setProblem(null),
      "aria-invalid": problem !== null,
      "aria-describedby": problem === null ? undefined : problemId,
    },
  } as const;
}
