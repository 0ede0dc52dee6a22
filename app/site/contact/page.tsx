import { useTranslate } from "#app/language/language.tsx";
import { useWhatsappLink } from "#app/site/frame/contact-links.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";

export default function ContactPage() {
  const t = useTranslate();
  const whatsapp = useWhatsappLink();
  const card = "panel flex flex-col gap-2 p-6";
  return (
    <div className="wrap py-12 lg:py-20">
      <PageHead title={t("contact.pageTitle")} description={t("contact.pageDescription")} />
      <h1 className="text-2xl lg:text-4xl">{t("contact.title")}</h1>
      <p className="mt-4 max-w-2xl text-lg text-steel">{t("contact.lead")}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={`tel:${business.phones[0].dialled}`} className={buttonClass("primary")}>
          {t("site.call")}
        </a>
        <a href={whatsapp} className={buttonClass("secondary")}>
          {t("site.whatsapp")}
        </a>
      </div>
      <div className="mt-10 grid gap-4 md:grid-cols-3">
        <section className={card}>
          <h2 className="text-lg">{t("site.phone")}</h2>
          {business.phones.map(({ shown, dialled }) => (
            <a
              key={dialled}
              href={`tel:${dialled}`}
              className="flex min-h-11 items-center font-bold text-teal underline"
            >
              {shown}
            </a>
          ))}
        </section>
        <section className={card}>
          <h2 className="text-lg">{t("site.email")}</h2>
          <a
            href={`mailto:${business.email}`}
            className="flex min-h-11 items-center font-bold text-teal underline"
          >
            {business.email}
          </a>
        </section>
        <section className={card}>
          <h2 className="text-lg">{t("site.hours")}</h2>
          <p>{t("site.hoursValue")}</p>
        </section>
      </div>
    </div>
  );
}
