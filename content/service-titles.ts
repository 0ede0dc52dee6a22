import { type Language, languages } from "./languages.ts";
import type { TextsOf } from "./texts.server.ts";
import type { Texts } from "./texts.ts";

function titlesIn({ services, bodyTypes }: Texts): string[] {
  return [...Object.values(services), ...Object.values(bodyTypes)].map(({ title }) => title);
}

export function serviceTitleIn(language: Language, title: string, textsOf: TextsOf): string | null {
  for (const { code } of languages) {
    const index = titlesIn(textsOf(code)).indexOf(title);
    if (index >= 0) return titlesIn(textsOf(language))[index] ?? null;
  }
  return null;
}

export function serviceNamedIn(language: Language, service: string | null, textsOf: TextsOf): string | null {
  return service === null ? null : (serviceTitleIn(language, service, textsOf) ?? service);
}
