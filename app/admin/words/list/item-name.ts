import { type ListItem, type ListName, shapeOf, wordsOf } from "#domain/site-texts/list-shapes.ts";
import { type SiteLanguage, siteLanguages } from "#domain/site-texts/text-rules.ts";

/** The first words of an item, in the language of the office where it has them; empty while nothing is typed. */
export function nameOfItem(item: ListItem, name: ListName, own: SiteLanguage): string {
  const texts = Object.keys(shapeOf(name).fields).flatMap((field) => {
    const words = wordsOf(item, field);
    return [words[own], ...siteLanguages.map((language) => words[language])];
  });
  return texts.find((text) => text.trim() !== "") ?? "";
}
