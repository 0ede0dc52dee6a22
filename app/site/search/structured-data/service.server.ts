import type { Service } from "schema-dts";
import { sitePath } from "#app/language/paths.ts";
import { artPicture } from "#app/ui/art.server.ts";
import { servicePictures } from "#content/pictures.ts";
import { bodyTypeSlugs, type ServiceText, serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";
import type { PageAddress } from "./address.ts";
import { businessId } from "./business.server.ts";

/** The service that the page at an address is about; null for every other page. */
export function serviceThing({ origin, language, path }: PageAddress) {
  const found = serviceAt(textsOf(language), path);
  if (found === null) return null;
  const { text, picture } = found;
  const address = origin + sitePath(language, path);
  return {
    "@type": "Service",
    "@id": `${address}#service`,
    name: text.title,
    serviceType: text.label,
    description: text.description,
    url: address,
    image: origin + pictureSizeUrl(artPicture(picture).url, "share", "jpeg"),
    provider: { "@id": businessId(origin) },
  } as const satisfies Service;
}

function serviceAt(texts: Texts, path: string): { text: ServiceText; picture: string } | null {
  const service = serviceSlugs.find((slug) => path === `/services/${slug}`);
  if (service !== undefined) {
    return { text: texts.services[service], picture: servicePictures[service].hero };
  }
  const bodyType = bodyTypeSlugs.find((slug) => path === `/services/body-building/${slug}`);
  if (bodyType !== undefined) {
    return { text: texts.bodyTypes[bodyType], picture: servicePictures[bodyType].hero };
  }
  return null;
}
