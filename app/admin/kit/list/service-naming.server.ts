import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { describeProject, projectDescribed } from "#app/site/gallery/project-words.ts";
import type { Language } from "#content/languages.ts";
import { serviceTitleIn } from "#content/service-titles.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { adminTextContext } from "../page/admin-text.ts";

type Subject = Pick<Enquiry, "service" | "language">;

export async function serviceNaming(
  context: Readonly<RouterContextProvider>,
): Promise<(subject: Subject) => string | null> {
  const { language } = context.get(adminTextContext);
  const { textsOf } = context.get(siteContentContext);
  const choices = await context.get(servicesContext).gallery.choices();
  const wordsIn = (code: Language) => ({ language: code, texts: textsOf(code) });
  return ({ service, language: visitors }) => {
    if (service === null || visitors === language) return service;
    const title = serviceTitleIn(language, service, textsOf);
    if (title !== null) return title;
    const project = projectDescribed(wordsIn(visitors), service, choices);
    return project === null ? service : describeProject(wordsIn(language), project);
  };
}
