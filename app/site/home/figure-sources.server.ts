import { type Language, textToRead } from "#content/languages.ts";
import type { TextsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";

type Figure = keyof Texts["home"]["statistics"]["figures"];

export type FigureSources = Record<Figure, ReturnType<typeof textToRead>>;

export function figureSources(textsOf: TextsOf, reader: Language): FigureSources {
  const source = (figure: Figure) => {
    const of = (language: Language) => textsOf(language).home.statistics.figures[figure].source;
    return textToRead({ en: of("en"), hi: of("hi"), mr: of("mr") }, reader);
  };
  return {
    happyCustomers: source("happyCustomers"),
    unitsOnRoad: source("unitsOnRoad"),
    dedicatedWorkforce: source("dedicatedWorkforce"),
    qualityAndTrust: source("qualityAndTrust"),
  };
}
