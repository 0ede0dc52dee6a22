import { figureAt, startCounting } from "./count-steps.ts";

const drum = ".drum";

/** Counts the figures up once a tenth of them is seen. */
export function start(section: HTMLElement, _props: undefined): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const figures = [...section.querySelectorAll<HTMLElement>("[data-target]")];
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      startCounting((step) => {
        for (const figure of figures) showFigure(figure, figureAt(Number(figure.dataset.target), step));
      });
    },
    { threshold: 0.1 },
  );
  observer.observe(section);
}

function showFigure(figure: HTMLElement, value: number): void {
  const drums = figure.querySelectorAll(drum);
  const digits = String(value).padStart(drums.length, "0");
  drums.forEach((element, place) => {
    element.textContent = digits[place] ?? "";
  });
}
