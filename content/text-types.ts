/** What search engines and shared links show of a page. Titles stay under 60 characters, descriptions under 160. */
export interface SearchText {
  title: string;
  description: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface Fact {
  name: string;
  value: string;
}

/** `plate` is the short line on the number plate above the heading. */
export interface SectionText extends TitledText {
  plate: string;
}

/** The call to action at the end of a page. */
export interface ClosingText extends TitledText {
  getQuote: string;
  contactUs: string;
}

/** `hint` names a page, `link` leads there. */
export interface UnknownPageText {
  title: string;
  message: string;
  hint: string;
  link: string;
}
