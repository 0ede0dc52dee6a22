import type { Language } from "./languages.ts";
import type { ShownLists, TranslatedLists } from "./lists.server.ts";
import type { BodyTypeText } from "./service-file.ts";
import { type BodyTypeSlug, bodyTypeSlugs, looks } from "./services.server.ts";
import { textsOf } from "./texts.server.ts";
import type { Texts } from "./texts.ts";

type OwnBodyTypes = TranslatedLists["bodies"];

export function likenessOf({ like }: OwnBodyTypes[number]): BodyTypeSlug {
  return bodyTypeSlugs.find((slug) => slug === like.en) ?? "open-half-body";
}

export function looksWith(own: OwnBodyTypes): typeof looks {
  const ownLooks = own.map((item) => [item.id, looks[likenessOf(item)]] as const);
  return { ...looks, ...Object.fromEntries(ownLooks) };
}

/** The default title counts ours. */
const titleOfMore = { en: "Kinds of body", hi: "बॉडी के प्रकार", mr: "बॉडीचे प्रकार" };

export function textsWithOwn(
  texts: Texts,
  own: ShownLists["bodies"],
  { language, business }: { language: Language; business: string },
): Texts {
  if (own.length === 0) return texts;
  const ownTexts = own.map((item) => [item.id, textOf(item, texts, business)] as const);
  const { bodiesTitle } = texts.servicesList;
  const isOurs = bodiesTitle === textsOf(language).servicesList.bodiesTitle;
  return {
    ...texts,
    servicesList: { ...texts.servicesList, bodiesTitle: isOurs ? titleOfMore[language] : bodiesTitle },
    bodyTypes: { ...texts.bodyTypes, ...Object.fromEntries(ownTexts) },
  };
}

function textOf(item: ShownLists["bodies"][number], texts: Texts, business: string): BodyTypeText {
  const { lang, title, lead } = item;
  return {
    ...{ lang, title, description: lead, card: lead },
    label: texts.services["body-building"].title,
    search: { title: `${title} | ${business}`, description: lead },
    overview: { main: item.text, context: "", points: linesOf(item.points) },
    specifications: linesOf(item.specifications).map(specificationIn),
    applications: linesOf(item.applications),
    ...{ features: [], capabilities: ["", "", "", ""], priceFactors: [], questions: [] },
  };
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function specificationIn(line: string): { name: string; value: string } {
  const [, name = "", value = line] = /^([^:]{1,60}):\s*(.+)$/.exec(line) ?? [];
  return { name, value };
}
