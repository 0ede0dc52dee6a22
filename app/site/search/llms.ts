import { type SiteContent, siteContentContext } from "#app/context.server.ts";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { hoursInOneLine, writtenHours } from "#app/language/written-hours.ts";
import { bodyBuildingPath, companyPages } from "#app/site/pages.ts";
import { type Language, languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Route } from "./+types/llms";

export function loader({ context, url }: Route.LoaderArgs): Response {
  const text = writeLlmsText(url.origin, languageOfPath(url.pathname), context.get(siteContentContext));
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}

type Site = Pick<SiteContent, "business" | "textsOf">;

function writeLlmsText(origin: string, language: Language, { business, textsOf }: Site): string {
  const texts = textsOf(language);
  const { services, bodyTypes, servicesList, gallery, contact, company, paint, privacy, terms } = texts;
  const { street, city, state } = business.address[language];
  const hours = hoursInOneLine(writtenHours(business.hours, contact));
  const phones = business.phones.map(({ shown }) => shown);
  const link = (path: string, name: string, note: string) =>
    `- [${name}](${origin}${sitePath(language, path)}): ${note}`;
  const sections = {
    [servicesList.intro.plate]: Object.entries(services).map(([slug, { title, search }]) =>
      link(`/services/${slug}`, title, search.description),
    ),
    [servicesList.bodiesTitle]: Object.entries(bodyTypes).map(([slug, { title, search }]) =>
      link(`${bodyBuildingPath}/${slug}`, title, search.description),
    ),
    [company.intro.plate]: [
      link("/gallery", gallery.title, gallery.search.description),
      link("/paint", paint.title, paint.search.description),
      link("/contact", contact.intro.plate, fillPlaceholders(contact.search.description, { hours })),
      ...companyPages(texts).map(({ path, name, text }) => link(path, name, text)),
    ],
    // The format says with this English word what may be left out.
    Optional: [
      link("/privacy-policy", privacy.title, privacy.search.description),
      link("/terms", terms.title, terms.search.description),
      link("/feed.xml", "Atom", gallery.search.title),
      link("/feed.json", "JSON Feed", gallery.search.title),
      ...languages
        .filter(({ code }) => code !== language)
        .map(
          ({ code, nativeName }) =>
            `- [${nativeName}](${origin}${sitePath(code, "/")}): ${textsOf(code).home.search.title}`,
        ),
    ],
  };
  return [
    `# ${business.name[language]}`,
    `> ${texts.home.search.description}`,
    [`${street}, ${city} ${business.postalCode}, ${state}`, ...phones, business.email, hours].join("; "),
    ...Object.entries(sections).map(([title, links]) => `## ${title}\n\n${links.join("\n")}`),
  ].join("\n\n");
}
