/** Titles stay under 60 characters, descriptions under 160. */
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

export interface SectionText extends TitledText {
  plate: string;
}

export interface ClosingText extends TitledText {
  getQuote: string;
  contactUs: string;
}

export interface UnknownPageText {
  title: string;
  message: string;
  hint: string;
  link: string;
}
