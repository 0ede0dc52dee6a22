export interface ComparisonWords {
  /** How much is seen of the picture after, said aloud: `{percent}` stands for a whole number. */
  value: string;
}

/** Moves the seam between before and after with the native slider that lies over them. */
export function start(comparison: HTMLElement, { value }: ComparisonWords): void {
  const slider = comparison.querySelector<HTMLInputElement>("input[type=range]");
  if (slider === null) return;
  const move = () => {
    comparison.style.setProperty("--after", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", value.replace("{percent}", slider.value));
  };
  slider.addEventListener("input", move);
  // It may have been moved before this module came.
  move();
}
