/** How long a slide stands, in milliseconds (HOME-3). */
export const slideInterval = 3000;

/** How often the clock looks whether the slides are held. */
const beat = 250;

interface SlideClock {
  /** Held slides stand; when they are let go, the whole interval begins anew. */
  isHeld(): boolean;
  /** The turn is put off until the next slide is ready. */
  isReady(): boolean;
  turn(): void;
}

/** Turns the slides every three seconds until the returned function is called. */
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
