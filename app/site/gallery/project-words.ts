import { useTranslate } from "#app/language/language.tsx";
import type { Translate } from "#content/translate.ts";
import type { GalleryCard } from "#domain/gallery/gallery-page.ts";

/** A project in one short line, for pictures' text alternatives. */
export function describeProject(
  t: Translate,
  { vehicleName: name, bodyType: body, work }: GalleryCard,
): string {
  const workName = t(`gallery.work.${work}`);
  return body === null
    ? t("gallery.projectAlt", { name, work: workName })
    : t("gallery.projectWithBodyAlt", { name, body, work: workName });
}

/** `describeProject` in the language of the page. */
export function useProjectDescription(): (card: GalleryCard) => string {
  const t = useTranslate();
  return (card) => describeProject(t, card);
}
