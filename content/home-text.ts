import type { Fact, SearchText, TitledText } from "./page-text.ts";
import type { ClosingText, PictureText, SectionText } from "./shared-panels-text.ts";
import type { StatisticKey } from "./statistics.ts";

/** The pictures of the hero's five slides, in the specified order; each also exists as `{name}-wide`. */
export const slidePictures = ["hero-ace", "hero-ace-2", "hero-carry", "hero-rath", "hero-carry-box"] as const;

/** A sample: the role stands in place of a person's name. */
export interface Testimonial {
  quote: string;
  role: string;
}

export interface HomeText {
  search: SearchText;
  hero: {
    plate: string;
    titleLines: string[];
    lead: string;
    getQuote: string;
    seeWork: string;
    /** In the order of `slidePictures`. */
    slides: [PictureText, PictureText, PictureText, PictureText, PictureText];
    carousel: string;
    pause: string;
    play: string;
    /** With the places {index}, {count} and {caption}. */
    showSlide: string;
  };
  services: SectionText;
  statistics: {
    title: string;
    figures: Record<StatisticKey, { label: string; suffix: string }>;
  };
  brands: SectionText;
  about: SectionText & {
    facts: [Fact, Fact, Fact];
    beforeAlt: string;
    afterAlt: string;
    link: string;
  };
  /** Title, text and categories of the section are in `oem-trays.ts`. */
  trays: {
    plate: string;
    categoriesTitle: string;
    askForTray: string;
    alt: string;
  };
  whyChooseUs: {
    plate: string;
    title: string;
    points: TitledText[];
  };
  testimonials: SectionText & {
    quotes: [Testimonial, Testimonial, Testimonial];
  };
  closing: ClosingText;
}
