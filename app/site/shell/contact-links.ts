import { useLocation, useRouteLoaderData } from "react-router";
import { useBusiness, usePage, useTranslate } from "#app/language/language.tsx";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import type { FormPreset } from "#app/site/contact/preset.server.ts";
import { describeProject } from "#app/site/gallery/project-words.ts";
import { serviceAt } from "#app/site/pages.ts";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";

export const generalQuotePath = "/contact?inquiry=quote";

export function quotePath(serviceTitle: string): string {
  return `/contact?service=${encodeURIComponent(serviceTitle)}`;
}

export function projectQuotePath(id: string): string {
  return `/contact?inquiry=quote&project=${id}`;
}

function paintingQuotePath(query: string): string {
  return `/contact?painting=${encodeURIComponent(query)}`;
}

interface Subject {
  mention: string | null;
  quote: string;
}

export function useSubject(): Subject {
  const page = usePage();
  const { language, texts, origin } = page;
  const { pathname } = useLocation();
  const project = useRouteLoaderData<GalleryProject | null>(`${language}/project`);
  const painted = useRouteLoaderData<{ query: string }>(`${language}/paint`);
  const asked = useRouteLoaderData<{ preset: FormPreset }>(`${language}/contact`)?.preset;
  if (project) {
    const { card } = project;
    return {
      mention: `${describeProject(page, card)} ${origin}${pathname}`,
      quote: projectQuotePath(card.id),
    };
  }
  const painting = painted?.query ?? asked?.painting ?? null;
  if (painting !== null) {
    const address = `${origin}${sitePath(language, "/paint")}${painting}`;
    return { mention: `${texts.paint.ask.painted} ${address}`, quote: paintingQuotePath(painting) };
  }
  if (asked?.project) return { mention: asked.service, quote: projectQuotePath(asked.project) };
  const mention = asked?.service ?? serviceAt(pathWithoutLanguage(pathname), texts)?.text.title ?? null;
  return { mention, quote: mention === null ? generalQuotePath : quotePath(mention) };
}

export function useWhatsappLink(subject: string | null = null): string {
  const t = useTranslate();
  const { whatsapp } = useBusiness();
  const greeting =
    subject === null ? t("site.whatsappGreeting") : t("site.whatsappGreetingFor", { service: subject });
  return whatsappLink(whatsapp, greeting);
}
