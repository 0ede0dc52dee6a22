import { Outlet, useLocation } from "react-router";
import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useWhatsappLink } from "./frame/contact-links.ts";
import { Frame } from "./frame/frame.tsx";

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that breaks leaves the menus whole. */
export function ErrorBoundary() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { business, businessName } = usePage();
  const [phone] = business.phones;
  const { pathname, search } = useLocation();
  return (
    <Frame>
      <title>{`${t("site.faultTitle")} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap py-16 lg:py-28">
        <div className="max-w-3xl border-l-4 border-vermilion pl-6 lg:pl-10">
          <h1 className="text-2xl lg:text-4xl">{t("site.faultTitle")}</h1>
          <p className="mt-4 max-w-prose text-lg text-balance text-steel">{t("site.faultMessage")}</p>
          <div className="mt-8 grid grid-cols-2 gap-3 *:nth-[-n+2]:col-span-2 sm:flex sm:flex-wrap">
            <a href={`tel:${phone.dialled}`} className={buttonClass("primary")}>
              {phone.shown}
            </a>
            <a href={pathname + search} className={buttonClass("secondary")}>
              {t("gallery.tryAgain")}
            </a>
            <a href={useWhatsappLink()} className={buttonClass("secondary")}>
              {t("site.whatsapp")}
            </a>
            <a href={sitePath("/")} className={buttonClass("secondary")}>
              {t("site.home")}
            </a>
          </div>
        </div>
      </div>
    </Frame>
  );
}
