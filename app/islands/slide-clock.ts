/** Milliseconds (HOME-3). */
const slideInterval = 3000;

/** Milliseconds. */
const beat = 250;

interface SlideClock {
  isHeld(): boolean;
  isReady(): boolean;
  turn(): void;
}

export function startTurning({ isHeld, isReady, turn }: SlideClock): () => void {
  let waited = 0;
  const clock = setInterval(() => {
    waited = isHeld() ? 0 : waited + beat;
    if (waited < slideInterval || !isReady()) return;
    waited = 0;
    turn();
  }, beat);
  return () => clearInterval(clock);
}
