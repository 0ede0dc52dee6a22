import { type RefObject, useEffect, useEffectEvent, useReducer } from "react";
import {
  afterEvent,
  firstSlide,
  isNextReady,
  isTurning,
  type SlideShow,
  type SlideShowEvent,
} from "./slide-show.ts";
import { startTurning } from "./turn-slides.ts";

interface SlideShowParts {
  count: number;
  /** Looking at it with pointer or keyboard holds the show. */
  hero: RefObject<HTMLElement | null>;
  pauseButton: RefObject<HTMLElement | null>;
}

/** Turns the slides by themselves, unless the visitor wants less motion, holds them or has paused them. */
export function useSlideShow({ count, hero, pauseButton }: SlideShowParts) {
  const [show, tell] = useReducer(
    (before: SlideShow, event: SlideShowEvent) => afterEvent(before, event, count),
    firstSlide,
  );
  const turning = isTurning(show);

  useEffect(() => {
    const wantsLessMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    tell({ kind: wantsLessMotion ? "paused" : "started" });
  }, []);

  const isReady = useEffectEvent(() => isNextReady(show, count));
  const isHeld = useEffectEvent(() => {
    if (document.hidden) return true;
    // Who has just asked for motion is still on the button; that must not hold the show.
    const onButton = pauseButton.current?.matches(":hover, :focus-visible") ?? false;
    if (show.motion === "askedToTurn" && onButton) return false;
    return isLookedAt(hero.current);
  });

  useEffect(() => {
    if (!turning) return;
    return startTurning({
      isHeld: () => isHeld(),
      isReady: () => isReady(),
      turn: () => tell({ kind: "turned" }),
    });
  }, [turning]);

  return { show, turning, tell };
}

/** A finger's tap leaves `:hover` behind on touch screens; only a real pointer counts. */
function isLookedAt(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const isHovered = window.matchMedia("(hover: hover)").matches && element.matches(":hover");
  return isHovered || element.querySelector(":focus-visible") !== null;
}
