import type { RefObject } from "react";
import type { SlideShow, SlideShowEvent } from "./slide-show.ts";
import type { Slide } from "./slides.tsx";

interface SlideControlsProps {
  words: { pause: string; play: string };
  slides: Slide[];
  show: SlideShow;
  turning: boolean;
  tell: (event: SlideShowEvent) => void;
  pauseButton: RefObject<HTMLButtonElement | null>;
}

/** Pause, the five slides and the shown one's caption. Without scripts there is only the caption. */
export function SlideControls({ words, slides, show, turning, tell, pauseButton }: SlideControlsProps) {
  const useless = show.motion === "still" ? "invisible" : "";
  return (
    <div className="wrap flex min-h-14 flex-row-reverse items-center justify-between gap-2 menu:absolute menu:right-8 menu:bottom-6 menu:z-10 menu:w-auto menu:justify-start menu:gap-3 menu:px-0">
      <button
        ref={pauseButton}
        type="button"
        aria-label={turning ? words.pause : words.play}
        onClick={() => tell({ kind: turning ? "paused" : "asked" })}
        className={`grid size-11 shrink-0 place-items-center rounded-md border-2 border-white bg-ink/55 text-white ${useless}`}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="currentColor">
          <path d={turning ? "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" : "M8 4.5 19.5 12 8 19.5z"} />
        </svg>
      </button>
      <ul className={`ml-auto flex menu:ml-0 ${useless}`}>
        {slides.map(({ name, position }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-label={position}
              aria-current={index === show.shown}
              onClick={() => tell({ kind: "chosen", slide: index })}
              className="group grid h-11 w-6 place-items-center menu:w-9"
            >
              <span className="h-2 w-4.5 rounded-[2px] bg-white/60 shadow-[0_0_0_1px_#0008] group-aria-[current=true]:bg-marigold menu:w-7" />
            </button>
          </li>
        ))}
      </ul>
      <p aria-live={turning ? "off" : "polite"} className="plate plate-white mx-0.5 min-w-0">
        {slides[show.shown]?.caption}
      </p>
    </div>
  );
}
