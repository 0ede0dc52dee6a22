import { useTexts } from "#app/language/language.tsx";
import { PriceForm, type PriceFormProps } from "./price-form.tsx";

/** The short way to a price, for any page: where buttons that ask for a quote lead to (`#quick-price`). */
export function QuickPrice(props: Pick<PriceFormProps, "about" | "project" | "painting">) {
  const { plate, title, text } = useTexts().quickPrice;
  return (
    <section id="quick-price" className="wrap pb-8 md:pb-16 lg:pb-24">
      <div className="panel quick-price">
        <div>
          <p className="plate">{plate}</p>
          <h2>{title}</h2>
          <p className="text-balance">{text}</p>
        </div>
        <PriceForm {...props} />
      </div>
    </section>
  );
}
