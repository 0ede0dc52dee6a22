import { Outlet, useLocation } from "react-router";
import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { NoticeLinks, NoticePage } from "./notice-page.tsx";
import { useWhatsappLink } from "./shell/contact-links.ts";
import { PhonePlate } from "./shell/phone-plate.tsx";
import { Shell } from "./shell/shell.tsx";

export default function SiteLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that breaks leaves the menus whole. */
export function ErrorBoundary() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { businessName } = usePage();
  const { pathname, search } = useLocation();
  return (
    <Shell>
      <NoticePage pageTitle={`${t("site.faultTitle")} | ${businessName}`}>
        <h1 className="text-3xl lg:text-4xl">{t("site.faultTitle")}</h1>
        <p className="mt-4 max-w-prose text-lg text-balance text-steel">{t("site.faultMessage")}</p>
        <PhonePlate look="large" className="mt-5" />
        <NoticeLinks>
          <a href={pathname + search} className={buttonClass("secondary")}>
            {t("gallery.tryAgain")}
          </a>
          <a href={useWhatsappLink()} className={buttonClass("secondary")}>
            {t("site.whatsapp")}
          </a>
          <a href={sitePath("/")} className={buttonClass("secondary")}>
            {t("site.home")}
          </a>
        </NoticeLinks>
      </NoticePage>
    </Shell>
  );
}
