import { useTexts } from "#app/language/language.tsx";
import { PriceForm, type PriceFormProps } from "./price-form.tsx";

export function QuickPrice(props: Omit<PriceFormProps, "typed">) {
  const Title = props.opensPage ? "h1" : "h2";
  const { plate, title, text } = useTexts().quickPrice;
  return (
    <section id="quick-price" className="wrap pb-section">
      <div className="panel quick-price">
        <div>
          <p className="plate">{plate}</p>
          <Title>{title}</Title>
          <p className="text-balance">{text}</p>
        </div>
        <PriceForm {...props} />
      </div>
    </section>
  );
}
