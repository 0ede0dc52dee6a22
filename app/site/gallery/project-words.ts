import { useTranslate } from "#app/language/language.tsx";
import type { Translate } from "#content/translate.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { useBodyTypeNames } from "./body-type-names.ts";

/** A project in one short line, for pictures' text alternatives. */
export function describeProject(
  t: Translate,
  bodyTypeName: (stored: string) => string,
  { vehicleName: name, bodyType, work }: GalleryCard,
): string {
  const workName = t(`gallery.work.${work}`);
  return bodyType === null
    ? t("gallery.projectAlt", { name, work: workName })
    : t("gallery.projectWithBodyAlt", { name, body: bodyTypeName(bodyType), work: workName });
}

/** `describeProject` in the language of the page. */
export function useProjectDescription(): (card: GalleryCard) => string {
  const t = useTranslate();
  const bodyTypeName = useBodyTypeNames();
  return (card) => describeProject(t, bodyTypeName, card);
}
