import { usePage } from "#app/language/language.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Tick } from "./tick.tsx";

/** Null while the owner has given no price. */
export function usePriceFrom(slug: string): string | null {
  const { business, texts } = usePage();
  const { from = "", to = "" } = business.prices[slug] ?? {};
  if (from === "") return null;
  const words = texts.servicePanels.price;
  return fillPlaceholders(to === "" ? words.from : words.band, { from: Number(from), to: Number(to) });
}

/** What the price depends on, with the owner's band where there is one. */
export function Price({ slug, factors }: { slug: string; factors: readonly string[] }) {
  const { title, text } = usePage().texts.servicePanels.price;
  const price = usePriceFrom(slug);
  return (
    <section>
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      {price !== null && <p className="plate mt-4 text-lg!">{price}</p>}
      <ul className="mt-3 divide-y divide-line">
        {factors.map((factor) => (
          <li key={factor} className="flex gap-3 py-2">
            <Tick />
            {factor}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-steel">{text}</p>
    </section>
  );
}
