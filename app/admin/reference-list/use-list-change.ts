import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { tellFailure } from "../notices.tsx";
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
  const hear = useEffectEvent((answer: ListAnswer) => {
    if (answer.kind === "failed") tellFailure(answer.title, answer.description);
    onAnswer(answer);
  });
  useEffect(() => {
    // Heard before the list is read again: the row of a deleted name is gone by then.
    if (change.data !== undefined) hear(change.data);
  }, [change.data]);
  return {
    state: change.state,
    send: (fields) => void change.submit(fields, { method: "post" }),
  };
}
