import type { slidePictures } from "#content/pictures.ts";

export type SlidePicture = (typeof slidePictures)[number];

/** Of the text panel: the picture's backdrop, dark enough for light text. */
export const slideColours: Record<SlidePicture, string> = {
  "hero-ace": "#07474d",
  "hero-ace-2": "#1b2459",
  "hero-carry": "#85360f",
  "hero-rath": "#10163f",
  "hero-carry-box": "#7c4400",
};
