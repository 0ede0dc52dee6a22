import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Hears each answer of a fetcher once.
 *
 * An effect that depends on the answer would lose some: the router hands an answer to a render before it tells React
 * of a change, and React drops the effects of a render in which it finds nothing changed.
 */
export function useEachAnswer<Answer>(answer: Answer | undefined, hear: (answer: Answer) => void): void {
  const heard = useRef<Answer>(undefined);
  const onAnswer = useEffectEvent(hear);
  useEffect(() => {
    if (answer === undefined || answer === heard.current) return;
    heard.current = answer;
    onAnswer(answer);
  });
}
