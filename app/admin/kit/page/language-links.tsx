import { type Language, languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "./admin-text.ts";

interface LanguageLinksProps {
  links: Readonly<Record<Language, string>>;
  place: string;
}

export function LanguageLinks({ links, place }: LanguageLinksProps) {
  const { seeIn } = useAdminText().facts;
  return languages.map(({ code, nativeName }) => (
    <a
      key={code}
      href={links[code]}
      target="_blank"
      rel="noreferrer"
      aria-label={fillPlaceholders(seeIn, { place, language: nativeName })}
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-teal underline underline-offset-4"
    >
      <span lang={code}>{nativeName}</span>
    </a>
  ));
}
