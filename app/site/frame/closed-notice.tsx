import { usePage } from "#app/language/language.tsx";

/** Says that the workshop is closed today, with a lamp that is out. */
export function ClosedNotice() {
  const { business, language } = usePage();
  if (business.closedToday === null) return null;
  return (
    <p className="border-b border-line bg-sand">
      <span className="wrap flex items-start gap-3 py-2 leading-snug font-bold">
        <span aria-hidden="true" className="mt-1 size-3.5 shrink-0 rounded-full border-2 border-vermilion" />
        {business.closedToday[language]}
      </span>
    </p>
  );
}
