import type { SearchText, TitledText } from "./page-text.ts";
import type { SectionText } from "./shared-panels-text.ts";
import type { Weekday } from "./weekdays.ts";

export interface ContactText {
  search: SearchText;
  intro: SectionText;
  /** The service that the visitor came from; `remove` has the place {service}. */
  chosen: { label: string; remove: string };
  map: {
    title: string;
    alt: string;
    openInMaps: string;
    showMap: string;
    notice: string;
    frameTitle: string;
  };
  phone: TitledText;
  email: TitledText;
  hours: {
    title: string;
    /** With the places {opens} and {closes}. */
    range: string;
    /** With the place {day}. */
    closed: string;
  };
  /** Times and days as they are put into the sentences of `hours` and `state`. */
  words: {
    /** With the place {time}, such as 9:00. */
    morning: string;
    evening: string;
    today: string;
    tomorrow: string;
    days: Record<Weekday, string>;
  };
  /** Whether somebody answers right now; times in Asia/Kolkata. */
  state: {
    /** With the place {time}. */
    openUntil: string;
    /** With the places {day} and {time}. */
    opens: string;
  };
  whatsapp: TitledText & { button: string };
  /** Above the form; `jump` leads to it. */
  write: TitledText & { jump: string };
  form: ContactFormText;
  faq: {
    title: string;
    /** Each title is a question, its text the answer. */
    turnaround: TitledText;
    payment: TitledText;
    vehicles: TitledText;
  };
}

/** A sentence for each of the form's five fields. */
type PerField = Record<"name" | "email" | "phone" | "inquiry" | "message", string>;

export interface ContactFormText {
  labels: PerField;
  phoneHint: string;
  inquiries: Record<"general" | "quote" | "service", string>;
  /** Beside the field that only programs see. */
  honeypot: string;
  /** What is stored and why, beside the button. */
  notice: string;
  noticeLink: string;
  send: string;
  sending: string;
  sent: TitledText;
  failed: TitledText;
  /** With the place {minutes}. */
  tooMany: string;
  /** While there is no line. */
  away: string;
  /** Above the form when fields have to be looked at. */
  check: string;
  missing: PerField;
  invalid: Pick<PerField, "email" | "phone">;
  /** With the place {most}. */
  tooLong: string;
  notices: string;
  dismiss: string;
}
