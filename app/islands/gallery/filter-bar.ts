/** On a phone the bar of filters makes room while one scrolls down, and is back with the first move up (`gallery.css`). */
export function startFilterBar(bar: Element): void {
  let last = 0;
  document.addEventListener(
    "scroll",
    () => {
      bar.toggleAttribute("data-away", scrollY > last && bar.getBoundingClientRect().top <= 0);
      last = scrollY;
    },
    { passive: true },
  );
}
