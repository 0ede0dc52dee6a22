import { useFetcher } from "react-router";
import { useEachAnswer } from "#app/use-each-answer.ts";
import { tellFailure } from "../layout/notices.tsx";
import type { ListAnswer, ListIntent } from "./list-answer.ts";

/** What a part of the list sends, and how it hears of the answer. */
export interface ListChange {
  /** `loading` while the list is read again after the answer. */
  state: "idle" | "submitting" | "loading";
  send(fields: { intent: ListIntent; id?: string; seen?: string; name?: string }): void;
}

/** Sends changes of one part of the list; failures are told here, everything else to `onAnswer`. */
export function useListChange(onAnswer: (answer: ListAnswer) => void): ListChange {
  const change = useFetcher<ListAnswer>();
  // Heard before the list is read again: the row of a deleted name is gone by then.
  useEachAnswer(change, (answer) => {
    if (answer.kind === "failed") tellFailure(answer.title, answer.description);
    onAnswer(answer);
  });
  return {
    state: change.state,
    send: (fields) => void change.submit(fields, { method: "post" }),
  };
}
