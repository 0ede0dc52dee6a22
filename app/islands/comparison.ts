import { fillPlaceholders } from "#content/placeholders.ts";

interface ComparisonWords {
  value: string;
}

export function start(comparison: HTMLElement, { value }: ComparisonWords): void {
  const slider = comparison.querySelector<HTMLInputElement>("input[type=range]");
  if (slider === null) return;
  const move = () => {
    comparison.style.setProperty("--after", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", fillPlaceholders(value, { percent: slider.value }));
  };
  slider.addEventListener("input", move);
  // It may have been moved before; else the style sheet says where it begins.
  if (slider.value === slider.defaultValue) {
    slider.value = String(Number.parseInt(getComputedStyle(comparison).getPropertyValue("--after"), 10));
  }
  move();
}
