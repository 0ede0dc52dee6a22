import { island } from "#app/islands/island.ts";
import { usePage } from "#app/language/language.tsx";
import { textToRead } from "#content/languages.ts";
import type { ContactText } from "#content/texts.ts";

/** The place is kept until the visitor's clock can be asked. */
export function OpeningLamp({ text: { state, words } }: { text: ContactText }) {
  const { business, language } = usePage();
  const { hours } = business;
  const closures = business.closures.map(({ notice, ...days }) => ({
    ...days,
    notice: textToRead(notice, language),
  }));
  return (
    <p
      {...island("opening-lamp", { hours, closures, text: { state, words } })}
      className="mt-2 flex min-h-12 xl:min-h-6 flex-wrap items-center content-center gap-x-3 leading-snug font-bold noscript:hidden print:hidden"
    >
      <span aria-hidden="true" className="lamp self-start mt-1" />
      <span data-state className="flex-1 wrap-break-word" />
    </p>
  );
}
