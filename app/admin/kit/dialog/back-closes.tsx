import { useEffectEvent, useLayoutEffect } from "react";

interface OpenOne {
  close(): void;
  page: unknown;
}

/** The innermost last; each has an entry of its own in the history. */
const openOnes: OpenOne[] = [];
let isTidying = false;
let isBegun = false;

export function BackCloses({ onBack }: { onBack(): void }) {
  useBackCloses(true, onBack);
  return null;
}

export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => {
    tidyAtStart();
    if (!isOpen) return;
    const one: OpenOne = { close: () => close(), page: null };
    openOnes.push(one);
    // Before it is painted: Back may be pressed as soon as it is seen.
    queueMicrotask(enterWhatIsOpen);
    return () => {
      openOnes.splice(openOnes.indexOf(one), 1);
      tidySoon();
    };
  }, [isOpen]);
}

export function isAnythingOpen(): boolean {
  return openOnes.length > 0;
}

/** Call it before there is a router, which then takes no notice (decision 049). */
export function listenForBack(): void {
  window.addEventListener("popstate", onPopState);
}

function tidyAtStart(): void {
  if (isBegun) return;
  isBegun = true;
  tidySoon();
}

function onPopState(event: PopStateEvent): void {
  const { page, depth } = readEntry(event.state);
  const closed = openOnes.slice(depth).filter((one) => one.page === page);
  if (isTidying || closed.length > 0) event.stopImmediatePropagation();
  isTidying = false;
  for (const one of [...closed].reverse()) one.close();
  tidySoon();
}

/** Later, so that what opens in the place of another takes over its entry. */
function tidySoon(): void {
  window.setTimeout(tidy);
}

/** What refused to close gets an entry in the history again. */
function tidy(): void {
  if (isTidying) return;
  const { depth } = readEntry(window.history.state);
  if (depth > openOnes.length) {
    isTidying = true;
    window.history.go(openOnes.length - depth);
  }
  enterWhatIsOpen();
}

function enterWhatIsOpen(): void {
  if (isTidying) return;
  const { page, depth } = readEntry(window.history.state);
  for (const [index, one] of openOnes.entries()) {
    one.page ??= page;
    if (index >= depth) window.history.pushState({ ...window.history.state, open: index + 1 }, "");
  }
}

function readEntry(state: unknown): { page: unknown; depth: number } {
  if (typeof state !== "object" || state === null) return { page: undefined, depth: 0 };
  const page = "key" in state ? state.key : undefined;
  return { page, depth: "open" in state && typeof state.open === "number" ? state.open : 0 };
}
