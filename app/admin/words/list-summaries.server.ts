import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { languagesLacking, shapeOf } from "#domain/site-texts/list-shapes.ts";
import { listNames } from "#domain/site-texts/lists.ts";
import { readWithRetries } from "#platform/retry.ts";

/** Every list, with how many items it has and how many of them say nothing in a language. */
export async function loadListSummaries(context: Readonly<RouterContextProvider>) {
  const { siteTexts } = context.get(servicesContext);
  const { lists } = (await readWithRetries(() => siteTexts.current())).wording;
  return listNames.options.map((name) => ({
    name,
    items: lists[name].length,
    lacks: lists[name].filter((item) => languagesLacking(item, shapeOf(name)).length > 0).length,
  }));
}
