import { clickedLink, isPlainClick } from "./plain-click.ts";

export function start(menu: HTMLElement, _props: undefined): void {
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  menu.addEventListener("click", (event) => {
    if (clickedLink(event) !== null && isPlainClick(event)) menu.open = false;
  });
  // What has the focus must not lie behind the menu.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  // A section above that closes takes what was tapped out of sight. The event does not bubble.
  const keepInSight = ({ target }: Event) => {
    const isSection = target instanceof HTMLDetailsElement && target !== menu && target.open;
    if (isSection) target.querySelector("summary")?.scrollIntoView({ block: "nearest" });
  };
  menu.addEventListener("toggle", keepInSight, { capture: true });
  // Back from the chosen page, out of the browser's page cache.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) menu.open = false;
  });
}
