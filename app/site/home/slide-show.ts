/** Which slides are in the page, which of their pictures have arrived, and which one is seen. */
export interface SlideShow {
  shown: number;
  inPage: readonly number[];
  arrived: readonly number[];
  /** `still` until the scripts run, and for good where the visitor asked the system for less motion. */
  motion: "still" | "turning" | "askedToTurn" | "paused";
}

export type SlideShowEvent =
  | { kind: "started" }
  | { kind: "turned" }
  | { kind: "arrived"; slide: number }
  | { kind: "paused" }
  | { kind: "asked" }
  | { kind: "chosen"; slide: number };

/** Only the first slide is in the page's HTML. */
export const firstSlide: SlideShow = { shown: 0, inPage: [0], arrived: [0], motion: "still" };

export function isTurning({ motion }: SlideShow): boolean {
  return motion === "turning" || motion === "askedToTurn";
}

/** True when the picture of the following slide is there to fade to. */
export function isNextReady(show: SlideShow, count: number): boolean {
  return show.arrived.includes(next(show.shown, count));
}

/** What becomes of a show of `count` slides. A turning show fetches one slide ahead and loops. */
export function afterEvent(show: SlideShow, event: SlideShowEvent, count: number): SlideShow {
  switch (event.kind) {
    case "started":
      return withNextInPage({ ...show, motion: "turning" }, count);
    case "asked":
      return withNextInPage({ ...show, motion: "askedToTurn" }, count);
    case "turned":
      return withNextInPage({ ...show, shown: next(show.shown, count) }, count);
    case "paused":
      return { ...show, motion: "paused" };
    case "arrived":
      return { ...show, arrived: withSlide(show.arrived, event.slide) };
    case "chosen":
      return {
        ...show,
        shown: event.slide,
        inPage: withSlide(show.inPage, event.slide),
        motion: "paused",
      };
  }
}

function next(slide: number, count: number): number {
  return (slide + 1) % count;
}

function withNextInPage(show: SlideShow, count: number): SlideShow {
  return { ...show, inPage: withSlide(show.inPage, next(show.shown, count)) };
}

function withSlide(slides: readonly number[], slide: number): readonly number[] {
  return slides.includes(slide) ? slides : [...slides, slide];
}
