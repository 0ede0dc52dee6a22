import type { SiteContent } from "#app/context.server.ts";
import { describeProject } from "#app/site/gallery/project-words.ts";
import type { Language } from "#content/languages.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import { foldName, type TranslatedName, untranslated } from "#domain/gallery/names/names.ts";
import type { CaptionHints } from "../kit/picture/listed-image.ts";

export function captionHints({ textsOf }: Pick<SiteContent, "textsOf">, names: GalleryChoices) {
  const [vehicles, bodies] = [byName(names.vehicles), byName(names.bodies)];

  return ({ vehicleName, bodyType, category, workType }: GalleryImage): CaptionHints => {
    const project = {
      vehicle: vehicles.get(foldName(vehicleName)) ?? untranslated(vehicleName),
      body: bodyType === null ? null : (bodies.get(foldName(bodyType)) ?? untranslated(bodyType)),
      work: workType ?? category,
    };
    const wordsIn = (language: Language) => describeProject({ language, texts: textsOf(language) }, project);
    return { en: wordsIn("en"), hi: wordsIn("hi"), mr: wordsIn("mr") };
  };
}

function byName(names: readonly TranslatedName[]): Map<string, TranslatedName> {
  return new Map(names.map((one) => [foldName(one.name), one]));
}
