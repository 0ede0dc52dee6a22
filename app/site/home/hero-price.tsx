import { usePage } from "#app/language/language.tsx";
import { PriceForm } from "#app/site/quick-price/price-form.tsx";
import { useWhatsappLink } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";

export function HeroPrice() {
  const { business, texts } = usePage();
  const { title, text } = texts.quickPrice;
  const prices = Object.values(business.prices).flatMap(({ from }) => (from === "" ? [] : [Number(from)]));
  return (
    <div id="quick-price" className="wrap relative z-10 -mt-8">
      <div className="panel quick-price price-bar">
        <div>
          {prices.length > 0 && (
            <p className="plate mb-2">
              {fillPlaceholders(texts.servicePanels.price.from, { from: Math.min(...prices) })}
            </p>
          )}
          <h2>{title}</h2>
          <p className="max-md:hidden">{text}</p>
        </div>
        <PriceForm isBar />
        <a href={useWhatsappLink()} className={buttonClass("secondary")}>
          <i className="sign sign-whatsapp" />
          {texts.site.whatsapp}
        </a>
      </div>
    </div>
  );
}
