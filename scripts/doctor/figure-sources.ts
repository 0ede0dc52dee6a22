import { languages } from "#content/languages.ts";
import type { TextsOf } from "#content/texts.server.ts";

export function figuresWithoutSource(textsOf: TextsOf): string[] {
  const inEach = languages.map(({ code }) => Object.values(textsOf(code).home.statistics.figures));
  return Object.values(textsOf("en").home.statistics.figures)
    .filter((_, at) => inEach.every((figures) => figures[at]?.source === ""))
    .map(({ label }) => label);
}
