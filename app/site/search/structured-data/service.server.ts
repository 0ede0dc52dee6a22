import type { Service } from "schema-dts";
import { sitePath } from "#app/language/paths.ts";
import { artPicture } from "#app/ui/art.server.ts";
import { bodyTypeSlugs, type ServiceText, serviceSlugs } from "#content/page-text.ts";
import type { PageTexts } from "#content/page-texts.ts";
import { servicePictures } from "#content/service-pictures.ts";
import { pageTexts } from "#content/texts.server.ts";
import { sharePictureUrl } from "../share-picture.ts";
import type { PageAddress } from "./address.ts";
import { businessId } from "./business.server.ts";

/** The service that the page at an address is about; null for every other page. */
export function serviceThing({ origin, language, path }: PageAddress) {
  const found = serviceAt(pageTexts[language], path);
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
    image: origin + sharePictureUrl(artPicture(picture).url),
    provider: { "@id": businessId(origin) },
  } as const satisfies Service;
}

function serviceAt(texts: PageTexts, path: string): { text: ServiceText; picture: string } | null {
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
