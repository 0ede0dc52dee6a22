import { useLocation } from "react-router";
import { useLanguage, useOrigin } from "#app/language/language.tsx";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { defaultLanguage, languages } from "#content/languages.ts";

/** Title, description and the page's addresses in every language, for search engines. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const origin = useOrigin();
  const language = useLanguage();
  const path = pathWithoutLanguage(useLocation().pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + sitePath(language, path)} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + sitePath(code, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + sitePath(defaultLanguage, path)} />
    </>
  );
}
