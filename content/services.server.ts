import { advertiseBody } from "./body-types/advertise-body.ts";
import { angelPattiBhatta } from "./body-types/angel-patti-bhatta.ts";
import { angelPattiRound } from "./body-types/angel-patti-round.ts";
import { bumper } from "./body-types/bumper.ts";
import { containerBody } from "./body-types/container-body.ts";
import { foodVan } from "./body-types/food-van.ts";
import { openHalfBody } from "./body-types/open-half-body.ts";
import { platformBody } from "./body-types/platform-body.ts";
import { keysOf } from "./keys-of.ts";
import type { Language } from "./languages.ts";
import type { BodyTypeText, InLanguages, ServiceText } from "./service-file.ts";
import { bodyBuilding } from "./services/body-building.ts";
import { customProjects } from "./services/custom-projects.ts";
import { denting } from "./services/denting.ts";
import { modification } from "./services/modification.ts";
import { oemBodySeller } from "./services/oem-body-seller.ts";
import { painting } from "./services/painting.ts";
import { restoration } from "./services/restoration.ts";

export const serviceFiles = {
  "body-building": bodyBuilding,
  "oem-body-seller": oemBodySeller,
  denting,
  painting,
  modification,
  "custom-projects": customProjects,
  restoration,
};

export const bodyTypeFiles = {
  "angel-patti-bhatta": angelPattiBhatta,
  "angel-patti-round": angelPattiRound,
  "open-half-body": openHalfBody,
  "container-body": containerBody,
  "food-van": foodVan,
  "platform-body": platformBody,
  "advertise-body": advertiseBody,
  bumper,
};

export type ServiceSlug = keyof typeof serviceFiles;
export type BodyTypeSlug = keyof typeof bodyTypeFiles;

export const serviceSlugs = keysOf(serviceFiles);
export const bodyTypeSlugs = keysOf(bodyTypeFiles);

export const looks = { ...serviceFiles, ...bodyTypeFiles };

export function servicesIn(language: Language): Record<ServiceSlug, ServiceText> {
  return wordsIn<ServiceSlug, ServiceText>(serviceFiles, language);
}

export function bodyTypesIn(language: Language): Record<BodyTypeSlug, BodyTypeText> {
  return wordsIn<BodyTypeSlug, BodyTypeText>(bodyTypeFiles, language);
}

type Files<Slug extends string, Words> = Readonly<Record<Slug, { words: InLanguages<Words> }>>;

function wordsIn<Slug extends string, Words>(
  files: Files<Slug, Words>,
  language: Language,
): Record<Slug, Words>;
function wordsIn(files: Files<string, unknown>, language: Language): Record<string, unknown> {
  const inLanguage = Object.entries(files).map(
    ([slug, { words }]) => [slug, saidIn(language, words)] as const,
  );
  return Object.fromEntries(inLanguage);
}

function saidIn(language: Language, words: unknown): unknown {
  if (Array.isArray(words)) return words.map((one) => saidIn(language, one));
  const parts = Object.entries(words ?? {});
  const [, said] = parts.find(([key]) => key === language) ?? [];
  if (typeof said === "string") return said;
  return Object.fromEntries(parts.map(([key, part]) => [key, saidIn(language, part)]));
}
