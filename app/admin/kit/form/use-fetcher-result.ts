import { useEffect, useEffectEvent, useRef } from "react";
import type { Fetcher } from "react-router";

/** An effect on `fetcher.data` loses answers: React drops effects of a render without a change. */
export function useFetcherResult<Answer>(
  fetcher: Fetcher<Answer | undefined>,
  onEach: (answer: Answer) => void,
): void {
  const last = useRef<Answer>(undefined);
  const onAnswer = useEffectEvent(onEach);
  useEffect(() => {
    const answer = fetcher.data;
    if (answer === undefined || answer === last.current || isAsking(fetcher)) return;
    last.current = answer;
    onAnswer(answer);
  });
}

function isAsking({ state, formMethod }: Fetcher<unknown>): boolean {
  return state === "submitting" || (state === "loading" && formMethod === undefined);
}
