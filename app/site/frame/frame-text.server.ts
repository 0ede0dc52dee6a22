import { writtenHours } from "#app/site/contact/written-hours.ts";
import { business } from "#content/business.ts";
import type { Language } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import { bodyBuildingPath, type FrameText } from "./frame-text.ts";

/** Gathers the names of pages for the menus of a language. */
export function readFrameText(language: Language): FrameText {
  const { services, bodyTypes, company, contact, privacy, terms } = textsOf(language);
  return {
    services: serviceSlugs.map((slug) => ({ path: `/services/${slug}`, name: services[slug].title })),
    bodies: bodyTypeSlugs.map((slug) => ({
      path: `${bodyBuildingPath}/${slug}`,
      name: bodyTypes[slug].title,
    })),
    company: [
      { path: "/about", ...company.about },
      { path: "/company/certification", ...company.certification },
      { path: "/company/life", ...company.life },
      { path: "/company/career", ...company.career },
    ],
    legal: [
      { path: "/privacy-policy", name: privacy.title },
      { path: "/terms", name: terms.title },
    ],
    hours: writtenHours(business.hours, contact),
    map: contact.map,
  };
}
