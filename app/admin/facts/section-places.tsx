import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FactSection } from "#domain/facts/facts-schema.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { placesOf } from "./places.ts";

/** Where the section is seen, with the pages in each language. */
export function SectionPlaces({ section }: { section: FactSection }) {
  const text = useAdminText().facts;
  return (
    <section>
      <h3 className="text-sm">{text.seeIt}</h3>
      <ul>
        {placesOf(section).map(({ name, path }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 border-b border-line last:border-b-0">
            <span className="grow py-2">{text.places[name]}</span>
            {path === null
              ? null
              : languages.map(({ code, nativeName }) => (
                  <a
                    key={code}
                    href={sitePath(code, path)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={fillPlaceholders(text.seeIn, {
                      place: text.places[name],
                      language: nativeName,
                    })}
                    className="inline-flex min-h-11 min-w-11 items-center justify-center text-teal underline underline-offset-4"
                  >
                    <span lang={code}>{nativeName}</span>
                  </a>
                ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
