import { createContext } from "react-router";
import type { BreadcrumbList, Graph, Offer, PriceSpecification, Service, Thing } from "schema-dts";
import type { SiteContent } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { pageName, serviceAt } from "#app/site/pages.ts";
import type { Language } from "#content/languages.ts";
import type { Business } from "#domain/facts/business.ts";
import { businessId, businessThing, siteThing } from "./business.server.ts";
import { searchPicturePath } from "./search-picture.ts";

type PriceBand = Business["prices"][string];

interface PageAddress extends SiteContent {
  origin: string;
  language: Language;
  path: string;
}

interface JsonLdParts {
  things: Thing[];
  pageName: string | null;
}

export const jsonLdContext = createContext<JsonLdParts>();

export function structuredData(address: PageAddress, loaded: JsonLdParts): Graph {
  const { origin, language, business } = address;
  const ofAddress = [breadcrumbs(address, loaded.pageName), serviceThing(address)].filter(
    (thing) => thing !== null,
  );
  return {
    "@context": "https://schema.org",
    "@graph": [
      businessThing(origin, language, address),
      siteThing(origin, language, business),
      ...ofAddress,
      ...loaded.things,
    ],
  };
}

function breadcrumbs({ origin, language, path, textsOf }: PageAddress, loadedName: string | null) {
  if (path === "/") return null;
  const trail = pathsDownTo(path).flatMap((step) => {
    const name = pageName(textsOf(language), step) ?? (step === path ? loadedName : null);
    return name === null ? [] : [{ name, item: origin + sitePath(language, step) }];
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      (step, index) => ({ "@type": "ListItem", position: index + 1, ...step }) as const,
    ),
  } as const satisfies BreadcrumbList;
}

function pathsDownTo(path: string): string[] {
  const parts = path.split("/").slice(1);
  return ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
}

function serviceThing({ origin, language, path, textsOf, business, pictureAt }: PageAddress) {
  const found = serviceAt(path, textsOf(language));
  if (found === null) return null;
  const { slug, text } = found;
  const address = origin + sitePath(language, path);
  return {
    "@type": "Service",
    "@id": `${address}#service`,
    name: text.title,
    serviceType: text.label,
    description: text.description,
    url: address,
    image: origin + searchPicturePath(pictureAt(slug)),
    provider: { "@id": businessId(origin) },
    ...offers(business.prices[slug]),
  } as const satisfies Service;
}

function offers({ from, to }: PriceBand = { from: "", to: "" }) {
  if (from === "") return {};
  const priceSpecification = {
    "@type": "PriceSpecification",
    priceCurrency: "INR",
    minPrice: Number(from),
    ...(to === "" ? {} : { maxPrice: Number(to) }),
  } as const satisfies PriceSpecification;
  return { offers: { "@type": "Offer", priceSpecification } as const satisfies Offer };
}
