import { usePage } from "#app/language/language.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Fold } from "../disclosure.tsx";
import { Tick } from "./tick.tsx";

export function usePrices(): Record<"from" | "band", (slug: string) => string | null> {
  const { business, texts } = usePage();
  const words = texts.servicePanels.price;
  const say = (sentence: string, { from = "", to = "" }: { from?: string; to?: string } = {}) =>
    from === "" ? null : fillPlaceholders(sentence, { from: Number(from), to: Number(to) });
  return {
    from: (slug) => say(words.from, business.prices[slug]),
    band: (slug) => say(business.prices[slug]?.to ? words.band : words.from, business.prices[slug]),
  };
}

export function PriceFrom({ price }: { price: string | null }) {
  return price === null ? null : <span className="block text-sm font-normal">{price}</span>;
}

export function Price({ slug, factors }: { slug: string; factors: readonly string[] }) {
  const { title, text } = usePage().texts.servicePanels.price;
  const price = usePrices().band(slug);
  return (
    <div>
      {price !== null && <p className="plate mb-4 text-lg!">{price}</p>}
      <Fold title={title}>
        <ul className="lined md:mt-2">
          {factors.map((factor) => (
            <li key={factor} className="flex gap-3 py-1.5">
              <Tick />
              {factor}
            </li>
          ))}
        </ul>
        <p className="mt-2 pb-4 text-sm text-steel">{text}</p>
      </Fold>
    </div>
  );
}
