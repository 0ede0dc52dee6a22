import { useTranslate } from "#app/language/language.tsx";
import type { GalleryCard } from "#domain/gallery/gallery-page.ts";

/** A project in one short line, for pictures' text alternatives. */
export function useProjectDescription(): (card: GalleryCard) => string {
  const t = useTranslate();
  return ({ vehicleName: name, bodyType: body, work }) => {
    const workName = t(`gallery.work.${work}`);
    return body === null
      ? t("gallery.projectAlt", { name, work: workName })
      : t("gallery.projectWithBodyAlt", { name, body, work: workName });
  };
}
