import { bodyTypeSlugs, serviceSlugs } from "./services.server.ts";
import type { TextKey } from "./texts.ts";

const figures = ["happyCustomers", "unitsOnRoad", "dedicatedWorkforce", "qualityAndTrust"] as const;

/**
 * Each stands alone in an element that is hidden while empty (`app/site/site.css`), and in nothing read out,
 * searched for or shared.
 */
const optional: ReadonlySet<string> = new Set<TextKey>([
  "site.tagline",
  "home.hero.lead",
  "home.services.text",
  ...figures.map((figure) => `home.statistics.figures.${figure}.source` as const),
  "home.process.text",
  "home.brands.text",
  "home.about.text",
  "home.trays.text",
  "home.testimonials.text",
  "home.closing.text",
  "servicesList.intro.text",
  "servicesList.closing.text",
  "servicePanels.quickQuote.text",
  ...serviceSlugs.map((slug) => `services.${slug}.overview.context` as const),
  ...bodyTypeSlugs.map((slug) => `bodyTypes.${slug}.overview.context` as const),
  "gallery.description",
  "gallery.closing.text",
  "contact.phone.text",
  "contact.email.text",
  "contact.whatsapp.text",
  "contact.write.text",
  "about.hero.text",
  "about.journey.text",
  "about.leadership.text",
  "about.closing.text",
  "company.intro.text",
  "company.closing.text",
  "certification.intro.text",
  "certification.certificate.note",
  "certification.closing.text",
  "life.intro.text",
  "life.closing.text",
  "career.intro.text",
  "privacy.lead",
  "terms.lead",
]);

export function isOptionalText(key: string): boolean {
  return optional.has(key);
}
