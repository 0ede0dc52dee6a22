import type { HeroPlace } from "#content/places.ts";

/** The picture's backdrop, dark enough for light text. */
export const slideColours: Record<HeroPlace, string> = {
  "hero-1": "#07474d",
  "hero-2": "#1b2459",
  "hero-3": "#85360f",
  "hero-4": "#10163f",
  "hero-5": "#7c4400",
};
