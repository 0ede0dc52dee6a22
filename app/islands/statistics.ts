import { countSteps, figureAt, startCounting } from "./count-steps.ts";

const drum = ".drum";
const seen = 0.1;

export function start(section: HTMLElement, _props: undefined): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const figures = [...section.querySelectorAll<HTMLElement>("[data-target]")];
  const show = (step: number) => {
    for (const figure of figures) showFigure(figure, figureAt(Number(figure.dataset.target), step));
  };
  let isAtNothing = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return;
      const isSeen = entry.intersectionRatio >= seen;
      if (isSeen) observer.disconnect();
      if (isSeen && isAtNothing) startCounting(show);
      if (isSeen || isAtNothing) return;
      isAtNothing = true;
      show(0);
    },
    { threshold: seen },
  );
  observer.observe(section);
  // Paper has the figures, whatever was scrolled to.
  window.addEventListener("beforeprint", () => {
    observer.disconnect();
    show(countSteps);
  });
}

function showFigure(figure: HTMLElement, value: number): void {
  const drums = figure.querySelectorAll(drum);
  const digits = String(value).padStart(drums.length, "0");
  drums.forEach((element, place) => {
    element.textContent = digits[place] ?? "";
  });
}
