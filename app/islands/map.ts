import { isPlainClick } from "./plain-click.ts";

export interface MapProps {
  frameUrl: string;
  frameTitle: string;
}

/** Until it wakes, the link leads to the provider's page. */
export function start(map: HTMLElement, { frameUrl, frameTitle }: MapProps): void {
  const picture = map.querySelector("img");
  const show = map.querySelector<HTMLAnchorElement>("[data-show-map]");
  show?.addEventListener("click", (event) => {
    if (picture === null || !isPlainClick(event)) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    frame.src = frameUrl;
    frame.title = frameTitle;
    frame.referrerPolicy = "no-referrer";
    frame.className = picture.className;
    picture.replaceWith(frame);
    show.remove();
    frame.focus();
  });
}
