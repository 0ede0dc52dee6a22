import { useFetcher } from "react-router";
import { tellFailure } from "../layout/notices.tsx";
import type { FormOutcome } from "../ui/form-outcome.ts";
import { useEachAnswer } from "../ui/use-each-answer.ts";

const listIntents = ["add", "rename", "delete"] as const;
export type ListIntent = (typeof listIntents)[number];

/** What a form asks for; of one that says nothing sensible it is told that it could not be updated. */
export function listIntentOf(given: FormDataEntryValue | null | undefined): ListIntent {
  return listIntents.find((intent) => intent === given) ?? "rename";
}

export type ListOutcome =
  /** `name` is what the row is called, or was called. */
  | { kind: "done"; title: string; name: string }
  /** Nothing was left of the name after trimming. */
  | { kind: "ignored" }
  /** Said beside the field. */
  | { kind: "invalid"; message: string }
  /** Another tab was quicker: the row is called `name` now. */
  | { kind: "renamed meanwhile"; message: string; name: string }
  | ({ kind: "failed" } & FormOutcome);

interface ListChange {
  /** `loading` while the list is read again after the answer. */
  state: "idle" | "submitting" | "loading";
  send(fields: { intent: ListIntent; id?: string; seen?: string; name?: string }): void;
}

/** Sends changes of one part of the list. Failures are told here; every outcome is heard by `onOutcome`. */
export function useListChange(onOutcome: (outcome: ListOutcome) => void): ListChange {
  const change = useFetcher<ListOutcome>();
  useEachAnswer(change, (outcome) => {
    if (outcome.kind === "failed") tellFailure(outcome.title, outcome.description);
    onOutcome(outcome);
  });
  return {
    state: change.state,
    send: (fields) => void change.submit(fields, { method: "post" }),
  };
}
