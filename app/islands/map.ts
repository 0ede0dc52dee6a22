export interface MapProps {
  frameUrl: string;
  frameTitle: string;
}

/** Puts the provider's map in the place of our picture. Before, the link leads to the provider. */
export function start(map: HTMLElement, { frameUrl, frameTitle }: MapProps): void {
  const picture = map.querySelector("img");
  const show = map.querySelector<HTMLAnchorElement>("[data-show-map]");
  show?.addEventListener("click", (event) => {
    if (picture === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
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
