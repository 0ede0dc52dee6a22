import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { pageSession } from "../kit/session/page-session.ts";

/** Out of the document nobody can read it (decision 049). */
export function SignedInOnly({ className, children }: { className: string; children: ReactNode }) {
  const isOver = useSyncExternalStore(pageSession.subscribe, pageSession.interruption, () => null) !== null;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = place.current?.firstElementChild;
    if (!isOver || !(content instanceof HTMLElement)) return;
    emptyInlineScripts();
    return takeOut(content);
  }, [isOver]);
  return (
    <div ref={place}>
      <div className={className}>{children}</div>
    </div>
  );
}

/** React changes it meanwhile, so its element is held, not its place. */
function takeOut(content: HTMLElement): () => void {
  const place = content.parentElement;
  const focused = document.activeElement;
  const { scrollX, scrollY } = window;
  const scrolled = [...content.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const behavior = "instant";
  content.remove();
  return () => {
    place?.append(content);
    for (const { element, ...position } of scrolled) element.scrollTo({ ...position, behavior });
    window.scrollTo({ top: scrollY, left: scrollX, behavior });
    if (focused instanceof HTMLElement && content.contains(focused)) focused.focus({ preventScroll: true });
  };
}

/** Inline scripts hold the data that the page began with. */
function emptyInlineScripts(): void {
  for (const script of document.querySelectorAll("script:not([src])")) script.textContent = "";
}
