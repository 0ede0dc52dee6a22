import type { SearchText, TitledText } from "./page-text.ts";
import type { ClosingText, PictureText, SectionText } from "./shared-panels-text.ts";

/** The four photos of Our Story, in their order. */
export const storyPictures = ["workshop-1", "workshop-2", "workshop-3", "workshop-4"] as const;

/** The role stands in place of a person's name. */
export interface Leader {
  role: string;
  text: string;
}

export interface AboutText {
  search: SearchText;
  hero: SectionText & { alt: string };
  story: {
    plate: string;
    title: string;
    paragraphs: string[];
    /** In the order of `storyPictures`. */
    photos: [PictureText, PictureText, PictureText, PictureText];
    photosNote: string;
  };
  vision: TitledText;
  mission: TitledText;
  values: {
    plate: string;
    title: string;
    quality: TitledText;
    integrity: TitledText;
    innovation: TitledText;
    customerFocus: TitledText;
  };
  journey: SectionText & {
    /** 2005, 2010, 2015, 2020, today. */
    steps: (TitledText & { year: string })[];
  };
  whyChooseUs: {
    plate: string;
    title: string;
    certified: TitledText;
    /** To the certification page. */
    certificateLink: string;
    experience: TitledText;
    skilledTeam: TitledText;
  };
  leadership: SectionText & {
    /** On each of the three people, as long as they are samples; afterwards empty. */
    sample: string;
    leaders: [Leader, Leader, Leader];
  };
  closing: ClosingText;
}
