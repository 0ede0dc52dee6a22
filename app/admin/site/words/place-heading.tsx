import { pathWithoutLanguage } from "#app/language/paths.ts";
import type { Language } from "#content/languages.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { LanguageLinks } from "../../kit/page/language-links.tsx";
import { EditOnPage } from "../edit-on-page.tsx";

export function PlaceHeading({ title, links, place }: PlaceHeadingProps) {
  const [address = "/"] = links.en.split(/[?#]/, 1);
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <h2 className="grow text-xl">{title}</h2>
      <EditOnPage path={pathWithoutLanguage(address)} name={place ?? title} />
      <p className="flex items-center gap-x-4">
        <span className="text-sm text-steel">{useAdminText().facts.seeIt}</span>
        <LanguageLinks links={links} place={place ?? title} />
      </p>
    </div>
  );
}

interface PlaceHeadingProps {
  title: string;
  links: Readonly<Record<Language, string>>;
  place?: string;
}
