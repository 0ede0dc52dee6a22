import { readablePhone } from "#domain/values/caller.ts";
import type { Business } from "./business.ts";
import { writtenPosition } from "./position.ts";
import { isSampleHost, isSampleLink, isSampleNumber } from "./sample-values.ts";

export type SampleKind =
  | "phone"
  | "whatsapp"
  | "email"
  | "address"
  | "position"
  | "social"
  | "testimonials"
  | "journey"
  | "leaders"
  | "certificate"
  | "map";

export interface Sample {
  kind: SampleKind;
  value: string;
}

export interface SampleTexts {
  about: { journey: { text: string } };
  certification: { certificate: { sample: string } };
}

/** Sample contacts, by which an enquiry would go to nobody. */
export function sampleContacts({
  phones,
  whatsapp,
  email,
}: Pick<Business, "phones" | "whatsapp" | "email">): Sample[] {
  return [
    ...phones
      .filter(({ shown }) => isSampleNumber(shown))
      .map(({ shown }): Sample => ({ kind: "phone", value: shown })),
    ...sampleIf(isSampleNumber(whatsapp), "whatsapp", readablePhone(`+${whatsapp}`)),
    ...sampleIf(isSampleHost(email.split("@")[1]), "email", email),
  ];
}

/** Other facts that are still ours. */
export function sampleFacts({
  postalCode,
  position,
  social,
}: Pick<Business, "postalCode" | "position" | "social">): Sample[] {
  const isSamplePosition = position !== null && Object.values(position).every(Number.isInteger);
  return [
    ...sampleIf(isSampleNumber(postalCode), "address", postalCode),
    ...sampleIf(isSamplePosition, "position", position === null ? "" : writtenPosition(position)),
    ...social
      .filter(({ url }) => isSampleLink(url))
      .map(({ url }): Sample => ({ kind: "social", value: url })),
  ];
}

/** Words that are still ours. */
export function sampleTexts(
  { about, certification }: SampleTexts,
  samples: Record<"testimonials" | "leaders" | "certificate" | "map", boolean>,
): Sample[] {
  return [
    ...sampleIf(samples.testimonials, "testimonials"),
    ...sampleIf(/\bsamples?\b/i.test(about.journey.text), "journey"),
    ...sampleIf(samples.leaders, "leaders"),
    ...sampleIf(samples.map, "map"),
    ...sampleIf(samples.certificate && certification.certificate.sample !== "", "certificate"),
  ];
}

function sampleIf(isSample: boolean, kind: SampleKind, value = ""): Sample[] {
  return isSample ? [{ kind, value }] : [];
}
