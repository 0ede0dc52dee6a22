import { artPicture } from "#app/ui/art.server.ts";
import type { Language } from "#content/languages.ts";
import { servicePictures } from "#content/pictures.ts";
import {
  type BodyTypeSlug,
  bodyTypeSlugs,
  type ServiceSlug,
  type ServiceText,
  serviceFacts,
} from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import type { WorkType } from "#domain/gallery/work.ts";
import type { BodyTypeCard, Crumb, ServiceView } from "./service-view.ts";
import { tones } from "./tones.ts";

const workOfService: Record<ServiceSlug, WorkType | null> = {
  "body-building": "body-building",
  "oem-body-seller": null,
  denting: "denting",
  painting: "painting",
  modification: "modifications",
  "custom-projects": "custom",
  restoration: "restoration",
};

/** The page of a service in a language. */
export function serviceView(language: Language, slug: ServiceSlug): ServiceView {
  return viewOf(language, slug, textsOf(language).services[slug], [], workOfService[slug]);
}

/** The page of a body type in a language. */
export function bodyTypeView(language: Language, slug: BodyTypeSlug): ServiceView {
  const { services, bodyTypes } = textsOf(language);
  const above = { name: services["body-building"].title, path: "/services/body-building" };
  return viewOf(language, slug, bodyTypes[slug], [above], "body-building");
}

/** All body types as links, in the specification's order. */
export function bodyTypeCards(language: Language): BodyTypeCard[] {
  return bodyTypeSlugs.map((slug) => {
    const { title, label } = textsOf(language).bodyTypes[slug];
    return { slug, title, label, picture: artPicture(servicePictures[slug].hero) };
  });
}

function viewOf(
  language: Language,
  slug: ServiceSlug | BodyTypeSlug,
  text: ServiceText,
  crumbsAbove: Crumb[],
  work: WorkType | null,
): ServiceView {
  const { servicePanels, servicesList } = textsOf(language);
  const { facts, serviceNotFound, bodyTypeNotFound, ...words } = servicePanels;
  const { label, title, description, overview, features } = text;
  const pictures = servicePictures[slug];
  return {
    search: text.search,
    text: { label, title, description, overview, features },
    facts: serviceFacts[slug].map((name) => facts[name]),
    hero: artPicture(pictures.hero),
    tone: tones[slug],
    capabilities: pictures.capabilities.map((name, place) => ({
      picture: artPicture(name),
      caption: text.capabilities[place] ?? "",
    })),
    opensWithPair: pictures.capabilities[0].endsWith("-before"),
    crumbs: [
      { name: textsOf(language).site.home, path: "/" },
      { name: servicesList.intro.plate, path: "/services" },
      ...crumbsAbove,
      { name: title, path: "" },
    ],
    galleryPath: work === null ? null : `/gallery?work=${work}`,
    words,
  };
}
