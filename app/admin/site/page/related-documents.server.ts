import { placesOfPages } from "#content/pictures.server.ts";
import type { PicturePlace } from "#content/places.ts";
import { placesIn, siteLanguages } from "#domain/site-texts/text-rules.ts";
import type { FormSection } from "../../kit/facts/section-values.ts";
import type { EditedDocument } from "./documents.server.ts";

const sectionsByPlaceholder: Readonly<Record<string, FormSection>> = {
  business: "contact",
  town: "address",
  qualityStandard: "certificate",
};
const notOfFacts = ["enquiryMonths"];

/** What stands with a picture, and may no longer fit a new one. */
export function captionsOf(edited: EditedDocument | null): { key: string; title: string }[] {
  if (edited?.kind !== "picture") return [];
  return edited.place.captions.map(({ key, words }) => ({ key: `texts/${key}`, title: `“${words}”` }));
}

export function relatedTo(edited: EditedDocument, path: string): string[] {
  if (edited.kind === "picture") {
    const { place } = edited.place.shown;
    const others: readonly PicturePlace[] = placesOfPages.get(path) ?? [];
    return others.filter((other) => other !== place).map((other) => `pictures/${other}`);
  }
  if (edited.kind === "facts") {
    const otherDays: Partial<Record<FormSection, FormSection>> = { hours: "closures", closures: "hours" };
    const other = otherDays[edited.section];
    return other === undefined ? [] : [`facts/${other}`];
  }
  if (edited.kind === "list") return [];
  const { key, words, rule } = edited.text;
  const facts = siteLanguages
    .flatMap((language) => placesIn(words[language]))
    .filter((name) => !rule.required.includes(name) && !notOfFacts.includes(name))
    .map((name) => sectionsByPlaceholder[name] ?? "claims");
  const besideFigures = key.startsWith("home.statistics.figures.") ? ["claims"] : [];
  return [...new Set([...facts, ...besideFigures])].map((section) => `facts/${section}`);
}
