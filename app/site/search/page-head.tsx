import { useLocation } from "react-router";
import { usePage } from "#app/language/language.tsx";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { defaultLanguage, type Language, languages } from "#content/languages.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { sharePictureSize } from "#domain/gallery/pictures/picture-metadata.ts";

interface PageHeadProps {
  title: string;
  description: string;
  project?: GalleryCard;
  shared?: { query: string; picture: string };
}

export function PageHead({ title, description, project, shared }: PageHeadProps) {
  const { origin, language, business, businessName, sharePicture } = usePage();
  // Without the query: a filtered gallery is the same page to a search engine.
  const path = pathWithoutLanguage(useLocation().pathname);
  const address = origin + sitePath(language, path);
  const picture = shared === undefined ? sharePicture(project) : origin + shared.picture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === "/" && business.google.searchConsole !== "" && (
        <meta name="google-site-verification" content={business.google.searchConsole} />
      )}
      <link rel="canonical" href={address} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + sitePath(code, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + sitePath(defaultLanguage, path)} />
      <link rel="alternate" type="application/atom+xml" href={sitePath(language, "/feed.xml")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={businessName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address + (shared?.query ?? "")} />
      <meta property="og:locale" content={territoryOf(language, business.country)} />
      {languages
        .filter(({ code }) => code !== language)
        .map(({ code }) => (
          <meta key={code} property="og:locale:alternate" content={territoryOf(code, business.country)} />
        ))}
      {picture !== null && <meta property="og:image" content={picture} />}
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function territoryOf(language: Language, country: string): string {
  return `${language}_${country}`;
}
