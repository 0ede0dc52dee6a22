import { useTexts } from "#app/language/language.tsx";
import { PriceForm, type PriceFormProps } from "./price-form.tsx";

export function QuickPrice(props: Omit<PriceFormProps, "typed">) {
  const { plate, title, text } = useTexts().quickPrice;
  return (
    <section id="quick-price" className="wrap pb-section">
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
