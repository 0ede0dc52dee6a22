import type { SearchText, TitledText } from "./page-text.ts";
import type { ClosingText, SectionText } from "./shared-panels-text.ts";

/** The hub page `/company` with a sentence for each page below it. */
export interface CompanyText {
  search: SearchText;
  intro: SectionText;
  about: TitledText;
  certification: TitledText;
  life: TitledText;
  career: TitledText;
  open: string;
  closing: ClosingText;
}

export interface CertificationText {
  search: SearchText;
  intro: SectionText;
  scope: {
    title: string;
    text: string;
    points: [string, string, string];
  };
  meaning: {
    title: string;
    points: TitledText[];
  };
  limits: TitledText;
  /** The words on the certificate-like picture; the workshop's name stands between `holder` and `statement`. */
  certificate: {
    /** The stamp, as long as it is a sample; afterwards empty. */
    sample: string;
    title: string;
    standard: string;
    holder: string;
    statement: string;
    scope: string;
    note: string;
    alt: string;
  };
  closing: ClosingText;
}

export interface LifeText {
  search: SearchText;
  intro: SectionText;
  paragraphs: string[];
  closing: TitledText & { career: string; contactUs: string };
}

export interface CareerText {
  search: SearchText;
  intro: SectionText;
  paragraphs: string[];
  tradesTitle: string;
  trades: {
    welder: TitledText;
    fabricator: TitledText;
    denter: TitledText;
    painter: TitledText;
    helper: TitledText;
  };
  apply: {
    title: string;
    text: string;
    points: string[];
    privacy: string;
    call: string;
    whatsapp: string;
    email: string;
    /** The first words of a WhatsApp message from this page. */
    whatsappGreeting: string;
  };
}
