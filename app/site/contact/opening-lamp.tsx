import { island } from "#app/islands/island.ts";
import { usePage } from "#app/language/language.tsx";
import type { ContactText } from "#content/texts.ts";

/** A lamp that is lit while the workshop is open; its place is kept until the visitor's clock can be asked. */
export function OpeningLamp({ text: { state, words } }: { text: ContactText }) {
  const { business, language } = usePage();
  const { hours } = business;
  const closures = business.closures.map(({ notice, ...days }) => ({ ...days, notice: notice[language] }));
  return (
    <p
      {...island("opening-lamp", { hours, closures, text: { state, words } })}
      className="group/lamp mt-2 flex min-h-12 items-start gap-3 leading-snug font-bold noscript:hidden lg:-mb-2 xl:min-h-6"
    >
      <span
        aria-hidden="true"
        className="invisible mt-1 size-3.5 shrink-0 rounded-full border-2 border-marigold group-data-known/lamp:visible group-data-open/lamp:bg-marigold"
      />
      <span data-state />
    </p>
  );
}
