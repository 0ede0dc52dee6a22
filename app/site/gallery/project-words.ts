import type { Page } from "#app/language/language.tsx";
import { bodyTypePath, pageName } from "#app/site/pages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard, GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import { nameIn, type TranslatedName, unnamedVehicle, untranslated } from "#domain/gallery/names/names.ts";
import { workTypes } from "#domain/values/work.ts";

type Words = Pick<Page, "language" | "texts">;

/** Without a translation the name of its own page counts, else English. */
export function bodyTypeName({ language, texts }: Words, body: TranslatedName): string {
  if (language === "en" || body[language] !== "") return nameIn(language, body);
  const path = bodyTypePath(body.name);
  return pageName(texts, path) ?? body.name;
}

type ProjectFacts = Pick<GalleryCard, "vehicle" | "body" | "work">;

export function describeProject(words: Words, { vehicle, body, work: kind }: ProjectFacts): string {
  const { projectAlt, projectWithBodyAlt, work: kinds } = words.texts.gallery;
  const work = kinds[kind];
  const name = nameIn(words.language, vehicle);
  return body === null
    ? fillPlaceholders(projectAlt, { name, work })
    : fillPlaceholders(projectWithBodyAlt, { name, body: bodyTypeName(words, body), work });
}

type FinishedFacts = ProjectFacts & Pick<GalleryCard, "isInWork">;

export function projectHeadline(words: Words, { vehicle, body, work, isInWork }: FinishedFacts): string {
  const { headline, headlineWithBody } = words.texts.gallery;
  const name = nameIn(words.language, vehicle);
  if (isInWork || vehicle.name === unnamedVehicle.name) return name;
  return body === null
    ? fillPlaceholders(headline[work], { name })
    : fillPlaceholders(headlineWithBody[work], { name, body: bodyTypeName(words, body) });
}

export function projectSentence(
  words: Words,
  project: FinishedFacts & Pick<GalleryCard, "town" | "workDays">,
): string {
  const { sentenceFor, sentenceIn } = words.texts.gallery;
  const { town, workDays: days, isInWork, vehicle } = project;
  if (isInWork || vehicle.name === unnamedVehicle.name) return describeProject(words, project);
  const headline = projectHeadline(words, project);
  const sentence = town === null ? headline : fillPlaceholders(sentenceFor, { headline, place: town });
  return days === null ? sentence : fillPlaceholders(sentenceIn, { sentence, days });
}

export function projectDescribed(
  words: Words,
  line: string,
  { vehicles, bodies }: GalleryChoices,
): ProjectFacts | null {
  const { projectAlt, projectWithBodyAlt, work: kinds } = words.texts.gallery;
  const withBody = valuesIn(projectWithBodyAlt, line);
  const body = bodies.find((listed) => bodyTypeName(words, listed) === withBody?.body);
  const values = body === undefined ? valuesIn(projectAlt, line) : withBody;
  const work = workTypes.find((kind) => kinds[kind] === values?.work);
  if (values?.name === undefined || work === undefined) return null;
  const { name } = values;
  const known = [unnamedVehicle, ...vehicles].find((listed) => nameIn(words.language, listed) === name);
  return { vehicle: known ?? untranslated(name), body: body ?? null, work };
}

function valuesIn(sentence: string, filled: string): Record<string, string> | undefined {
  const pattern = RegExp.escape(sentence).replace(/\\\{(\w+)\\\}/g, "(?<$1>.+)");
  return new RegExp(`^${pattern}$`, "u").exec(filled)?.groups;
}

export function pictureWords(words: Words, card: GalleryCard): string {
  return card.caption[words.language] ?? describeProject(words, card);
}

export function pairName({ language }: Pick<Words, "language">, { caption, vehicle }: GalleryCard): string {
  return caption[language] ?? nameIn(language, vehicle);
}
