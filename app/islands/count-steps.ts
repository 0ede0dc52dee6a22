/** HOME-8; the duration is in milliseconds. */
export const countSteps = 60;
export const countDuration = 2000;

export function figureAt(target: number, step: number): number {
  return Math.round((target * Math.min(step, countSteps)) / countSteps);
}

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
