import { data, useSearchParams } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { pathsInAll } from "#app/language/paths.ts";
import { adminTextContext, useAdminText } from "../../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../../kit/page/last-loaded.ts";
import { LoadFailure } from "../../../kit/page/section-error.tsx";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { PlaceHeading } from "../place-heading.tsx";
import { isOnPage, sectionOfText, sitePages, titleOfPage } from "../site-pages.server.ts";
import { loadTextRows, type TextRow } from "../text-rows.server.ts";
import { WordsSubpage } from "../words-subpage.tsx";
import type { Route } from "./+types/page";
import { TextSection } from "./text-section.tsx";

interface Shown {
  title: string;
  path: string;
  sections: { name: string; rows: TextRow[] }[];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const sitePage = sitePages.find(({ name }) => name === params.page);
  if (sitePage === undefined) return data<{ shown: Shown | null }>({ shown: null }, { status: 404 });
  const text = context.get(adminTextContext);
  const rows = (await loadTextRows(context)).filter(({ key }) => isOnPage(key, sitePage));
  const sections = Map.groupBy(rows, ({ key }) => sectionOfText(key, sitePage));
  return data<{ shown: Shown | null }>({
    shown: {
      title: titleOfPage(sitePage, context.get(siteContentContext).textsOf(text.language), text),
      path: sitePage.path,
      sections: [...sections].map(([name, own]) => ({ name, rows: own })),
    },
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function SitePageTexts({ loaderData }: Route.ComponentProps) {
  return <WordsSubpage loaded={loaderData}>{(shown) => <Sections {...shown} />}</WordsSubpage>;
}

function Sections({ title, path, sections }: Shown) {
  const [parameters] = useSearchParams();
  return (
    <>
      <PlaceHeading title={title} links={pathsInAll(path)} />
      <div className="flex flex-col gap-3">
        {sections.map((section) => (
          <TextSection
            key={section.name}
            {...section}
            isOpen={sections.length === 1 || parameters.get("section") === section.name}
          />
        ))}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().words.loadFailure} />;
}
