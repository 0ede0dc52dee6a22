import type { SearchText } from "./page-text.ts";

/** The version of both texts, stored with an enquiry and shown as a date. */
export const legalVersion = "2026-11-21";

/** The sections of the privacy policy, in their order; also their anchors. */
export const privacySections = [
  "responsible",
  "enquiries",
  "purpose",
  "consent",
  "recipients",
  "third-parties",
  "retention",
  "cookies",
  "security",
  "rights",
  "grievance",
  "children",
  "changes",
] as const;
export type PrivacySection = (typeof privacySections)[number];

/** The sections of the terms, in their order; also their anchors. */
export const termsSections = [
  "site",
  "information",
  "quotations",
  "pictures",
  "vehicle",
  "warranty",
  "names",
  "links",
  "law",
] as const;
export type TermsSection = (typeof termsSections)[number];

export interface LegalSectionText {
  title: string;
  /** A string is a paragraph, an array a list. */
  blocks: (string | string[])[];
}

export interface LegalText<Section extends string> {
  search: SearchText;
  title: string;
  lead: string;
  /** With the place {date}. */
  version: string;
  /** Above the list of the sections. */
  contents: string;
  contactPage: string;
  sections: Record<Section, LegalSectionText>;
}

export type PrivacyText = LegalText<PrivacySection>;
export type TermsText = LegalText<TermsSection>;
