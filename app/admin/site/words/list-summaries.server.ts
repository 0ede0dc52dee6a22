import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { type ListItem, languagesLacking, shapeOf, wordsOf } from "#domain/site-texts/list-shapes.ts";
import { listNames } from "#domain/site-texts/lists.ts";
import { readWithRetries } from "#platform/retry.ts";
import { hasWords } from "./text-rows.server.ts";

export async function loadListSummaries(context: Readonly<RouterContextProvider>, search: string) {
  const { siteTexts } = context.get(servicesContext);
  const { lists } = (await readWithRetries(() => siteTexts.current())).wording;
  return listNames.options.map((name) => {
    const shape = shapeOf(name);
    const textsOf = (item: ListItem) =>
      Object.keys(shape.fields).flatMap((field) => Object.values(wordsOf(item, field)));
    return {
      name,
      items: lists[name].length,
      lacks: lists[name].filter((item) => languagesLacking(item, shape).length > 0).length,
      isFound: lists[name].some((item) => hasWords(textsOf(item), search)),
    };
  });
}
