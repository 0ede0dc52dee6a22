import type { Language } from "./languages.ts";

/** Counted as `Date.getDay` counts them. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** A time of day in Asia/Kolkata, such as `09:00`. */
export type TimeOfDay = `${number}:${number}`;

export interface OpeningHours {
  opens: TimeOfDay;
  closes: TimeOfDay;
  closedOn: Weekday;
}

interface Phone {
  shown: string;
  /** In international form, for `tel:` links. */
  dialled: `+${number}`;
}

export interface Business {
  name: string;
  phones: readonly [Phone, Phone];
  /** In international form, digits only. */
  whatsapp: string;
  email: string;
  hours: OpeningHours;
  address: Record<Language, Record<"street" | "city" | "state", string>>;
  postalCode: string;
  /** ISO 3166 code. */
  country: string;
  /** In degrees. */
  position: { latitude: number; longitude: number };
  social: readonly { name: string; url: string }[];
}

/** Samples, to be replaced before going live: `npm run doctor` names those that are left. */
export const business: Business = {
  name: "Rathkar",
  phones: [
    { shown: "+91 00000 00000", dialled: "+910000000000" },
    { shown: "+91 00000 00001", dialled: "+910000000001" },
  ],
  whatsapp: "910000000000",
  email: "hello@example.com",
  hours: { opens: "09:00", closes: "18:00", closedOn: "Thursday" },
  address: {
    en: { street: "Plot 00, Sample Road", city: "Sample Town", state: "Maharashtra" },
    hi: { street: "प्लॉट 00, नमूना रोड", city: "नमूना नगर", state: "महाराष्ट्र" },
    mr: { street: "प्लॉट 00, नमुना रोड", city: "नमुना नगर", state: "महाराष्ट्र" },
  },
  postalCode: "000000",
  country: "IN",
  position: { latitude: 19, longitude: 76 },
  social: [
    { name: "Facebook", url: "https://example.com/facebook" },
    { name: "Instagram", url: "https://example.com/instagram" },
    { name: "YouTube", url: "https://example.com/youtube" },
  ],
};

/** The customer's figures, also where they contradict each other. Any text may name one as a placeholder. */
export const claims = {
  since: 2005,
  qualityStandard: "ISO 9001:2015",
  traysInStock: 1500,
  warrantyYears: 1,
  happyCustomers: 50_000,
  unitsOnRoad: 88_000,
  dedicatedWorkforce: 750,
  qualityAndTrustYears: 25,
  experienceYears: 15,
  simpleJobInDays: "3-5",
  bodyInWeeks: "2-4",
};

/** In the order the home page shows them. */
export const statistics = [
  { key: "happyCustomers", value: claims.happyCustomers },
  { key: "unitsOnRoad", value: claims.unitsOnRoad },
  { key: "dedicatedWorkforce", value: claims.dedicatedWorkforce },
  { key: "qualityAndTrust", value: claims.qualityAndTrustYears },
] as const;

export const brands = [
  "Tata Motors",
  "Mahindra",
  "Ashok Leyland",
  "Maruti Suzuki",
  "Eicher",
  "Bajaj",
] as const;

/** Every published version of privacy policy and terms, newest first: what somebody may have agreed to. */
export const legalVersions = ["2026-11-21"] as const;

/** The one that is published now, stored with an enquiry and shown as a date. */
export const legalVersion = legalVersions[0];
