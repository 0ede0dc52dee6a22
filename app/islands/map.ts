import { onPlainClick } from "./plainly.ts";

export interface MapProps {
  frameUrl: string;
  frameTitle: string;
}

export function start(map: HTMLElement, { frameUrl, frameTitle }: MapProps): void {
  const shown = map.querySelector("img");
  const show = map.querySelector<HTMLAnchorElement>("[data-show-map]");
  if (shown === null || show === null) return;
  onPlainClick(show, () => {
    const frame = document.createElement("iframe");
    frame.src = frameUrl;
    frame.title = frameTitle;
    frame.referrerPolicy = "no-referrer";
    frame.className = shown.className;
    (shown.closest("picture") ?? shown).replaceWith(frame);
    show.remove();
    frame.focus();
  });
}
