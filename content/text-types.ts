/** What search engines and shared links show of a page. Titles stay under 60 characters, descriptions under 160. */
export interface SearchText {
  title: string;
  description: string;
}

/** A short heading with the sentences below it. */
export interface TitledText {
  title: string;
  text: string;
}

/** A name and its value, as on a builder's plate. */
export interface Fact {
  name: string;
  value: string;
}

/** How a section opens: a number plate, its heading and a sentence or two. */
export interface SectionText {
  plate: string;
  title: string;
  text: string;
}

/** What stands below a picture, and what it shows for those who cannot see it. */
export interface PictureText {
  caption: string;
  alt: string;
}

/** The tail board at the end of a page. */
export interface ClosingText {
  title: string;
  text: string;
  getQuote: string;
  contactUs: string;
}

/** An unknown service or body type (specification section 8). */
export interface UnknownPageText {
  title: string;
  message: string;
  hint: string;
  /** The link to the page the hint speaks of. */
  link: string;
}
