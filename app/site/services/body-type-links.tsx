import { useSitePath, useTexts } from "#app/language/language.tsx";
import { bodyTypePages } from "#app/site/page-names.ts";
import { Chevron } from "#app/ui/chevron.tsx";

/** They lie above the link that covers their card. */
export function BodyTypeLinks({ columns }: { columns: string }) {
  const sitePath = useSitePath();
  return (
    <ul className={`relative z-10 grid gap-x-8 ${columns}`}>
      {bodyTypePages(useTexts()).map(({ path, name }) => (
        <li key={path}>
          <a
            href={sitePath(path)}
            className="flex h-full min-h-11 items-center justify-between gap-3 border-t border-line py-1.5 leading-snug font-bold hover:text-teal"
          >
            {name}
            <Chevron />
          </a>
        </li>
      ))}
    </ul>
  );
}
