import { artPicture } from "#app/ui/art.server.ts";
import { statistics } from "#content/business.ts";
import { slidePictures } from "#content/pictures.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { bodyTypeSlugs, type ServiceSlug } from "#content/services.ts";
import type { HomeText, Texts } from "#content/texts.ts";
import type { ServiceCard } from "./services.tsx";
import type { Slide } from "./slides.tsx";
import type { Figure } from "./statistics.tsx";

/** The picture on each service's card, in the order of the grid around the first. */
const cardPictures = [
  ["oem-body-seller", "service-oem-trays"],
  ["denting", "service-denting"],
  ["painting", "service-painting"],
  ["modification", "service-modification"],
  ["custom-projects", "service-custom"],
  ["restoration", "service-restoration"],
] as const;

/** The hero with its five slides, each in both cuts. */
export function heroOf({ slides, showSlide, ...text }: HomeText["hero"]) {
  const count = slidePictures.length;
  return {
    text,
    slides: slides.flatMap(({ caption, alt }, index): Slide[] => {
      const name = slidePictures[index];
      if (name === undefined) return [];
      const position = fillPlaceholders(showSlide, { index: index + 1, count, caption });
      return [{ name, caption, alt, position, picture: artPicture(name), wide: artPicture(`${name}-wide`) }];
    }),
  };
}

/** The seven services as cards, body building with its eight bodies. */
export function servicesOf({ home, services, servicesList, bodyTypes }: Texts) {
  const card = (slug: ServiceSlug, picture: string): ServiceCard => ({
    slug,
    title: services[slug].title,
    text: services[slug].card,
    picture: artPicture(picture),
  });
  return {
    heading: home.services,
    learnMore: servicesList.learnMore,
    bodyBuilding: card("body-building", "body-open-half"),
    bodies: {
      title: servicesList.bodiesTitle,
      types: bodyTypeSlugs.map((slug) => ({ slug, title: bodyTypes[slug].title })),
    },
    others: cardPictures.map(([slug, picture]) => card(slug, picture)),
  };
}

/** The customer's figures with their words. */
export function statisticsOf({ title, figures }: HomeText["statistics"]) {
  return { title, figures: statistics.map(({ key, value }): Figure => ({ value, ...figures[key] })) };
}
