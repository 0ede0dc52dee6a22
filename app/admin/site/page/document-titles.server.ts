import type { RouterContextProvider } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { placeNamed } from "#content/pictures.server.ts";
import { listNames } from "#domain/site-texts/lists.ts";
import { sectionOrder } from "../../kit/facts/section-values.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { namesOfPlaces } from "../pictures/place/load-place.server.ts";
import { pageOfText, titleOfPage } from "../words/site-pages.server.ts";
import { kindOfText } from "../words/text-kinds.ts";

/** As marks of the page say it, such as `lists/faq/{id}`. */
export function readKey(marked: string): { folder: string; name: string; entry: string | undefined } {
  const [folder = "", name = "", entry] = marked.split("/");
  return { folder, name, entry };
}

export function titleOfDocument(context: Readonly<RouterContextProvider>, key: string): string {
  const text = context.get(adminTextContext);
  const { folder, name } = readKey(key);
  if (folder === "texts") {
    const page = pageOfText(name);
    const texts = context.get(siteContentContext).textsOf(text.language);
    const kind = text.words.kinds[kindOfText(name)];
    return page === undefined ? kind : `${titleOfPage(page, texts, text)}: ${kind}`;
  }
  const list = listNames.safeParse(name).data;
  if (folder === "lists" && list !== undefined) return text.words.lists[list].title;
  const section = sectionOrder.find((known) => known === name);
  if (folder === "facts" && section !== undefined) return text.facts.sections[section].title;
  const place = placeNamed(name);
  return (place === null ? undefined : namesOfPlaces(context).get(place)) ?? name;
}
