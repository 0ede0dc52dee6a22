import { describeProject } from "#app/site/gallery/project-words.ts";
import type { Language } from "#content/languages.ts";
import { serviceTitleIn } from "#content/service-titles.ts";
import type { TextsOf } from "#content/texts.server.ts";
import type { Gallery } from "#domain/gallery/gallery.ts";
import { everything } from "#domain/gallery/images/gallery-queries.ts";
import { readWithRetries } from "#platform/retry.ts";

/** In any language, since the language selector keeps the query (CON-12). */
export function chosenService(title: string | null, language: Language, textsOf: TextsOf): string | null {
  return serviceTitleIn(language, title?.trim() ?? "", textsOf);
}

export interface ChosenSubject {
  service: string | null;
  project: string | null;
}

export interface Asked {
  language: Language;
  gallery: Pick<Gallery, "project">;
  textsOf: TextsOf;
}

export async function chosenSubject(
  named: ChosenSubject,
  { language, gallery, textsOf }: Asked,
): Promise<ChosenSubject> {
  const { project } = named;
  const found = project === null ? null : await readWithRetries(() => gallery.project(project, everything));
  if (found === null) return { service: chosenService(named.service, language, textsOf), project: null };
  return { service: describeProject({ language, texts: textsOf(language) }, found.card), project };
}
