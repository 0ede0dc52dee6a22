import type { AutoBodyShop, WebSite } from "schema-dts";
import { artPicture } from "#app/ui/art.server.ts";
import { business, claims, weekdays } from "#content/business.ts";
import type { Language } from "#content/languages.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";

const pictures = ["hero-ace-wide", "workshop-1", "workshop-2"];

/** Names the workshop on every page. */
export function businessId(origin: string): string {
  return `${origin}/#workshop`;
}

export function businessThing(origin: string, language: Language) {
  const { street, city, state } = business.address[language];
  const { opens, closes, closedOn } = business.hours;
  return {
    "@type": "AutoBodyShop",
    "@id": businessId(origin),
    name: business.name,
    url: `${origin}/`,
    image: pictures.map((name) => origin + pictureSizeUrl(artPicture(name).url, "share", "jpeg")),
    logo: `${origin}/mark.svg`,
    telephone: business.phones[0].dialled,
    email: business.email,
    foundingDate: String(claims.since),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    geo: { "@type": "GeoCoordinates", ...business.position },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays
        .filter((day) => day !== closedOn)
        .map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    },
    sameAs: business.social.map(({ url }) => url),
  } as const satisfies AutoBodyShop;
}

export function siteThing(origin: string, language: Language) {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: business.name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { "@id": businessId(origin) },
  } as const satisfies WebSite;
}
