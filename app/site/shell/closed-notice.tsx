import { usePage } from "#app/language/language.tsx";
import { textToRead } from "#content/languages.ts";

export function ClosedNotice({ className = "" }: { className?: string }) {
  const { business, language } = usePage();
  if (business.closedToday === null) return null;
  const { text, lang } = textToRead(business.closedToday, language);
  return (
    <p lang={lang} className={`bg-indigo-deep text-balance text-paper ${className}`}>
      <span className="wrap flex items-start gap-2.5 py-2 leading-snug font-bold">
        <span aria-hidden="true" className="mt-1 size-3.5 shrink-0 rounded-full border-2 border-marigold" />
        {text}
      </span>
    </p>
  );
}
