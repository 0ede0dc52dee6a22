import { savesData } from "./saves-data.ts";
import { startTurning } from "./slide-clock.ts";

export interface SlideWords {
  caption: string;
  line: string;
  href: string;
}

export interface SlideShowWords {
  pause: string;
  play: string;
  slides: readonly SlideWords[];
}

type Motion = "turning" | "askedToTurn" | "paused";

/** Later slides are fetched one ahead, while the hero is in view. */
export function start(hero: HTMLElement, words: SlideShowWords): void {
  const button = hero.querySelector<HTMLButtonElement>("[data-pause]");
  const caption = hero.querySelector<HTMLElement>("[data-caption]");
  const choices = [...hero.querySelectorAll<HTMLButtonElement>("[data-choose]")];
  if (button === null || caption === null) return;
  const wantsLess = window.matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();
  const count = choices.length;
  let shown = 0;
  let motion: Motion = wantsLess ? "paused" : "turning";
  let isInView = false;
  let stop = () => {};

  const slide = (index: number) => hero.querySelector<HTMLElement>(`[data-slide="${index}"]`);
  const next = () => (shown + 1) % count;

  function fetchSlide(index: number): void {
    const template = slide(index);
    if (template instanceof HTMLTemplateElement) template.replaceWith(template.content.cloneNode(true));
  }

  function show(index: number): void {
    fetchSlide(index);
    shown = index;
    for (let each = 0; each < count; each++) {
      slide(each)?.toggleAttribute("data-shown", each === shown);
      slide(each)?.setAttribute("aria-hidden", String(each !== shown));
      choices[each]?.setAttribute("aria-current", String(each === shown));
    }
    showWords(words.slides[shown]);
    fetchAhead();
  }

  function showWords(slide: SlideWords | undefined): void {
    const link = caption?.querySelector("a");
    const [name, line] = link?.children ?? [];
    if (!slide || !link || !name || !line) return;
    link.href = slide.href;
    name.textContent = slide.caption;
    line.textContent = slide.line;
  }

  function isHeld(): boolean {
    if (document.hidden || !isInView) return true;
    // The pointer that asked for motion is still on the button.
    if (motion === "askedToTurn" && button?.matches(":hover, :focus-visible")) return false;
    return isLookedAt(hero);
  }

  function move(asked: Motion): void {
    motion = asked;
    stop();
    const turns = motion !== "paused";
    button?.toggleAttribute("data-turning", turns);
    button?.setAttribute("aria-label", turns ? words.pause : words.play);
    caption?.setAttribute("aria-live", turns ? "off" : "polite");
    fetchAhead();
    if (turns) stop = startTurning({ isHeld, isReady, turn: () => show(next()) });
  }

  function fetchAhead(): void {
    if (motion !== "paused" && isInView) fetchSlide(next());
  }

  function isReady(): boolean {
    return slide(next())?.querySelector("img")?.complete === true;
  }

  button.addEventListener("click", () => move(motion === "paused" ? "askedToTurn" : "paused"));
  choices.forEach((choice, index) => {
    choice.addEventListener("click", () => {
      move("paused");
      show(index);
    });
  });
  move(motion);
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    fetchAhead();
  }).observe(hero);
}

/** A tap leaves `:hover` behind on touch screens. */
function isLookedAt(hero: HTMLElement): boolean {
  const isHovered = window.matchMedia("(hover: hover)").matches && hero.matches(":hover");
  return isHovered || hero.querySelector(":focus-visible") !== null;
}
