import type { OpeningHours } from "#domain/values/opening-hours.ts";
import { dialledNumber } from "#domain/values/written-phone.ts";
import type { FactValues } from "./facts-schema.ts";
import { type Position, readPin } from "./position.ts";
import { isSampleLink } from "./sample-values.ts";

type InEachLanguage<Words> = Readonly<Record<"en" | "hi" | "mr", Words>>;

interface Phone {
  shown: string;
  dialled: string;
}

/** Days in Asia/Kolkata, ISO 8601, both included. */
export interface Closure {
  from: string;
  to: string;
  notice: InEachLanguage<string>;
}

export interface Business {
  name: InEachLanguage<string>;
  phones: readonly [Phone, ...Phone[]];
  whatsapp: string;
  email: string;
  gstin: string;
  hours: OpeningHours;
  closedToday: InEachLanguage<string> | null;
  closures: readonly Closure[];
  address: InEachLanguage<Record<"street" | "city" | "state", string>>;
  postalCode: string;
  country: string;
  position: Position | null;
  mapsLink: string | null;
  claims: FactValues["claims"] & { qualityStandard: string };
  certificate: { number: string; validUntil: string } | null;
  social: readonly { name: string; url: string }[];
  google: FactValues["google"];
  grievance: { name: InEachLanguage<string>; phone: Phone; email: string };
  prices: FactValues["prices"];
  hidesSamples: boolean;
  enquiryMonths: number;
}

/** The facts that stand on a day (ISO 8601). */
export function businessOn(day: string, facts: FactValues, enquiryMonths: number): Business {
  const {
    contact,
    address,
    certificate,
    closures,
    claims,
    hours,
    social,
    google,
    grievance,
    prices,
    samples,
  } = facts;
  const { en, hi, mr, postalCode, pin } = address;
  const place = readPin(pin);
  const second = contact.secondPhone === "" ? [] : [phoneOf(contact.secondPhone)];
  const coming = closures.list
    .filter(({ to }) => to >= day)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const hidesSamples = samples.hidden === "yes";
  const hasEnded = certificate.validUntil !== "" && certificate.validUntil < day;
  return {
    name: contact.name,
    phones: [phoneOf(contact.phone), ...second],
    whatsapp: phoneOf(contact.whatsapp).dialled.slice(1),
    email: contact.email,
    gstin: contact.gstin,
    hours,
    closedToday: coming.find(({ from }) => from <= day)?.notice ?? null,
    closures: coming,
    address: { en, hi, mr },
    postalCode,
    country: "IN",
    position: place?.position ?? null,
    mapsLink: place?.link ?? null,
    claims: { ...claims, qualityStandard: certificate.standard },
    certificate: hasEnded ? null : { number: certificate.number, validUntil: certificate.validUntil },
    social: hidesSamples ? social.list.filter(({ url }) => !isSampleLink(url)) : social.list,
    google,
    grievance: {
      name: grievance.name,
      phone: phoneOf(grievance.phone || contact.phone),
      email: grievance.email || contact.email,
    },
    prices,
    hidesSamples,
    enquiryMonths,
  };
}

function phoneOf(shown: string): Phone {
  return { shown, dialled: dialledNumber(shown) ?? shown };
}
