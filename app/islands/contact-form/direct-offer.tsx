import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactFormText } from "#content/texts.ts";

interface DirectOfferProps {
  text: ContactFormText["unstored"];
  phone: { shown: string; dialled: string };
  whatsapp: string;
  onWhatsapp?(link: HTMLAnchorElement): void;
}

export function DirectOffer({ text, phone, whatsapp, onWhatsapp }: DirectOfferProps) {
  return (
    <div data-offer tabIndex={-1} className="mt-3 rounded-sm border-2 border-ink bg-sand px-4 py-3">
      <p>{text.text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={`tel:${phone.dialled}`} className={buttonClass("primary")}>
          {fillPlaceholders(text.call, { phone: phone.shown })}
        </a>
        <a
          href={whatsapp}
          onClick={({ currentTarget }) => onWhatsapp?.(currentTarget)}
          className={buttonClass("secondary")}
        >
          <i className="sign sign-whatsapp" />
          {text.whatsapp}
        </a>
      </p>
    </div>
  );
}
