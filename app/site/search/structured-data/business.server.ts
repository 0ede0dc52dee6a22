import type { AutoBodyShop, OpeningHoursSpecification, WebSite } from "schema-dts";
import type { PictureAt } from "#app/art.server.ts";
import type { Language } from "#content/languages.ts";
import type { Business } from "#domain/facts/business.ts";
import { isDayOff, type OpeningHours, weekdays } from "#domain/values/opening-hours.ts";
import { searchPicturePath } from "./search-picture.ts";

const pictures = ["hero-1", "workshop-1", "workshop-2"] as const;

export function businessId(origin: string): string {
  return `${origin}/#workshop`;
}

interface BusinessFacts {
  business: Business;
  pictureAt: PictureAt;
}

export function businessThing(origin: string, language: Language, { business, pictureAt }: BusinessFacts) {
  const { street, city, state } = business.address[language];
  return {
    "@type": "AutoBodyShop",
    "@id": businessId(origin),
    name: business.name[language],
    url: `${origin}/`,
    image: pictures.map((place) => origin + searchPicturePath(pictureAt(place))),
    logo: `${origin}/mark.svg`,
    telephone: business.phones[0].dialled,
    email: business.email,
    foundingDate: String(business.claims.since),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    areaServed: { "@type": "State", name: state },
    ...(business.position !== null && {
      geo: { "@type": "GeoCoordinates" as const, ...business.position },
    }),
    openingHoursSpecification: openingHoursThings(business.hours),
    ...specialHours(business.closures),
    ...(business.social.length > 0 && { sameAs: business.social.map(({ url }) => url) }),
  } as const satisfies AutoBodyShop;
}

export function siteThing(origin: string, language: Language, business: Business) {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: business.name[language],
    url: `${origin}/`,
    inLanguage: language,
    publisher: { "@id": businessId(origin) },
  } as const satisfies WebSite;
}

function openingHoursThings(hours: OpeningHours) {
  const working = weekdays.filter((day) => !isDayOff(hours[day]));
  const groups = Map.groupBy(working, (day) => `${hours[day].opens} ${hours[day].closes}`);
  const things = [...groups.values()].map(
    (days) =>
      ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
        opens: hours[days[0] ?? "Sunday"].opens,
        closes: hours[days[0] ?? "Sunday"].closes,
      }) as const satisfies OpeningHoursSpecification,
  );
  return things.length === 1 ? things[0] : things;
}

/** A day that opens and closes at midnight is closed. */
function specialHours(closures: Business["closures"]) {
  if (closures.length === 0) return {};
  const specialOpeningHoursSpecification = closures.map(
    ({ from, to }) =>
      ({
        "@type": "OpeningHoursSpecification",
        validFrom: from,
        validThrough: to,
        opens: "00:00",
        closes: "00:00",
      }) as const satisfies OpeningHoursSpecification,
  );
  return { specialOpeningHoursSpecification };
}
