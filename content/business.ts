import { bodyTypeSlugs, serviceSlugs } from "./services.server.ts";

const workingDay = { opens: "09:00", closes: "18:00" };
const dayOff = { opens: "", closes: "" };
const noPrice = { from: "", to: "" };

const priced = [...serviceSlugs, ...bodyTypeSlugs];

/** Samples until the owner says otherwise (`domain/facts`): `npm run doctor` names those that are left. */
export const defaultFacts = {
  contact: {
    name: { en: "Rathkar", hi: "रथकार", mr: "रथकार" },
    phone: "+91 00000 00000",
    secondPhone: "+91 00000 00001",
    whatsapp: "+91 00000 00000",
    email: "hello@example.com",
    gstin: "",
  },
  address: {
    en: { street: "Plot 00, Sample Road", city: "Sample Town", state: "Maharashtra" },
    hi: { street: "प्लॉट 00, नमूना रोड", city: "नमूना नगर", state: "महाराष्ट्र" },
    mr: { street: "प्लॉट 00, नमुना रोड", city: "नमुना नगर", state: "महाराष्ट्र" },
    postalCode: "000000",
    pin: "19, 76",
  },
  hours: {
    Monday: workingDay,
    Tuesday: workingDay,
    Wednesday: workingDay,
    Thursday: dayOff,
    Friday: workingDay,
    Saturday: workingDay,
    Sunday: workingDay,
  },
  closures: { list: [] },
  /** The customer's figures, contradictions included. Texts name them as placeholders. */
  claims: {
    since: 2005,
    qualityAndTrustYears: 25,
    experienceYears: 15,
    warrantyYears: 1,
    traysInStock: 1500,
    happyCustomers: 50_000,
    unitsOnRoad: 88_000,
    dedicatedWorkforce: 750,
    simpleJobInDays: "3-5",
    bodyInWeeks: "2-4",
  },
  certificate: { standard: "ISO 9001:2015", number: "", validUntil: "" },
  social: {
    list: [
      { name: "Facebook", url: "https://example.com/facebook" },
      { name: "Instagram", url: "https://example.com/instagram" },
      { name: "YouTube", url: "https://example.com/youtube" },
    ],
  },
  google: { reviewLink: "", searchConsole: "" },
  grievance: { name: { en: "", hi: "", mr: "" }, phone: "", email: "" },
  prices: Object.fromEntries(priced.map((slug) => [slug, noPrice])),
  samples: { hidden: "" as const },
};
