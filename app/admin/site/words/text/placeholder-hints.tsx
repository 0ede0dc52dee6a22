import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type FilledIn,
  type InEachLanguage,
  placesIn,
  siteLanguages,
  type TextRule,
} from "#domain/site-texts/text-rules.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";

interface PlaceholderHintsProps {
  rule: TextRule;
  standard: InEachLanguage<string>;
  factWords: InEachLanguage<FilledIn>;
}

export function PlaceholderHints({ rule, standard, factWords }: PlaceholderHintsProps) {
  const { words: text, language } = useAdminText();
  const places = [...new Set(siteLanguages.flatMap((code) => placesIn(standard[code])))];
  if (places.length === 0) return null;
  return (
    <ul className="mt-4 list-disc pl-5 text-sm">
      {places.map((place) => (
        <li key={place} className="wrap-anywhere">
          {rule.required.includes(place)
            ? fillPlaceholders(text.filledByPage, { place: `{${place}}` })
            : fillPlaceholders(text.filledByFacts, {
                place: `{${place}}`,
                words: factWords[language][place] ?? "",
              })}
        </li>
      ))}
    </ul>
  );
}
