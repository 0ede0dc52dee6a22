import { useSitePath, useTranslate } from "#app/language/language.tsx";

/** The pages the menus lead to, in their order. */
export function useMainPages(): { path: string; name: string }[] {
  const t = useTranslate();
  const sitePath = useSitePath();
  return [
    { path: sitePath("/"), name: t("site.home") },
    { path: sitePath("/gallery"), name: t("site.gallery") },
    { path: sitePath("/contact"), name: t("site.contact") },
  ];
}
