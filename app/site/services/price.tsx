import { usePage } from "#app/language/language.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Fold } from "../disclosure.tsx";
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
    <div>
      {price !== null && <p className="plate mb-4 text-lg!">{price}</p>}
      <Fold title={title}>
        <ul className="divide-y divide-line md:mt-3 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-3">
          {factors.map((factor) => (
            <li key={factor} className="flex gap-3 py-1.5 md:max-lg:odd:nth-last-2:border-b-0 lg:py-2">
              <Tick />
              {factor}
            </li>
          ))}
        </ul>
        <p className="mt-2 pb-4 text-sm text-steel md:pb-0">{text}</p>
      </Fold>
    </div>
  );
}
