import type { ReactNode } from "react";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ClosingText } from "#content/text-types.ts";
import { useSubject, useWhatsappLink } from "./contact-links.ts";
import { PhonePlate } from "./phone-plate.tsx";

interface CallToActionPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function CallToActionPanel({ title, text, children }: CallToActionPanelProps) {
  return (
    <aside className="wrap pb-section">
      <div className="relative overflow-hidden rounded-lg bg-indigo text-center text-paper">
        <div className="band" />
        <div className="px-4 py-section md:px-20">
          <h2 className="text-2xl lg:text-4xl">{title}</h2>
          <p className="mt-2.5 text-balance text-indigo-pale md:text-lg">{text}</p>
          <div className="closing-ways">
            <PhonePlate look="large" />
            <div>{children}</div>
          </div>
        </div>
        <span className="reflector" />
        <span className="reflector" />
        <div className="band" />
      </div>
    </aside>
  );
}

interface CallToActionProps extends Omit<ClosingText, "contactUs"> {
  contactUs?: string;
}

export function CallToAction({ title, text, getQuote, contactUs }: CallToActionProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { mention, quote } = useSubject();
  return (
    <CallToActionPanel title={title} text={text}>
      <a href={useWhatsappLink(mention)} className={buttonClass("secondary")}>
        <i className="sign sign-whatsapp" />
        {t("site.whatsapp")}
      </a>
      <a href={sitePath(quote)} className={buttonClass("primary")}>
        {getQuote}
      </a>
      {contactUs !== undefined && (
        <a href={sitePath("/contact")} className={buttonClass("secondary")}>
          {contactUs}
        </a>
      )}
    </CallToActionPanel>
  );
}
