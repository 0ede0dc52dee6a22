/** In how many steps and milliseconds the figures count to their targets (HOME-8). */
export const countSteps = 60;
export const countDuration = 2000;

/** The figure at a step; at the last one it is the target. */
export function figureAt(target: number, step: number): number {
  return Math.round((target * Math.min(step, countSteps)) / countSteps);
}

/** Calls `onStep` with 0 at once and with the last step after the full duration. Returns what ends it before. */
export function startCounting(onStep: (step: number) => void): () => void {
  const started = performance.now();
  let step = 0;
  onStep(step);
  const clock = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / countDuration) * countSteps);
    if (due <= step) return;
    step = Math.min(due, countSteps);
    onStep(step);
    if (step === countSteps) clearInterval(clock);
  }, countDuration / countSteps);
  return () => clearInterval(clock);
}
