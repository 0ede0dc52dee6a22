import { useSitePath, useTexts } from "#app/language/language.tsx";
import { bodyBuildingPath } from "#app/site/pages.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import { keysOf } from "#content/keys-of.ts";
import { PriceFrom, usePrices } from "./price.tsx";

/** They lie above the link that covers their card. */
export function BodyTypeLinks({ columns }: { columns: string }) {
  const sitePath = useSitePath();
  const { bodyTypes } = useTexts();
  const { from } = usePrices();
  return (
    <ul className={`relative z-10 gap-x-8 ${columns}`}>
      {keysOf(bodyTypes).map((slug) => (
        <li key={slug}>
          <a
            href={sitePath(`${bodyBuildingPath}/${slug}`)}
            className="flex h-full min-h-11 items-center justify-between gap-3 border-t border-line py-1.5 leading-snug font-bold hover:text-teal"
          >
            <span lang={bodyTypes[slug].lang}>
              {bodyTypes[slug].title}
              <PriceFrom price={from(slug)} />
            </span>
            <Chevron />
          </a>
        </li>
      ))}
    </ul>
  );
}
