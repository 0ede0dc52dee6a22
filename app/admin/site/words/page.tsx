import { siteContentContext } from "#app/context.server.ts";
import { adminTextContext, useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../../kit/page/section-error.tsx";
import { readSampleState } from "../../kit/samples/sample-state.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { readWordsQuery } from "./addresses.ts";
import { loadListSummaries } from "./list-summaries.server.ts";
import { isOnPage, sitePages, titleOfPage } from "./site-pages.server.ts";
import { hasWords, loadTextRows } from "./text-rows.server.ts";
import { WordsIndex } from "./words-index.tsx";

const mostFound = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const text = context.get(adminTextContext);
  const texts = context.get(siteContentContext).textsOf(text.language);
  const query = readWordsQuery(url.searchParams);
  const [rows, lists, samples] = await Promise.all([
    loadTextRows(context),
    loadListSummaries(context, query.search),
    readSampleState(context),
  ]);
  const lacking = lists.reduce((sum, { lacks }) => sum + lacks, 0);
  const stale = rows.filter((row) => row.staleTranslations.length > 0);
  const found = (query.missing ? stale : rows).filter(({ words }) =>
    hasWords(Object.values(words), query.search),
  );
  const isAsked = query.missing || query.search !== "";
  return {
    query,
    samples,
    missing: stale.length + lacking,
    lists,
    found: isAsked ? { total: found.length, rows: found.slice(0, mostFound) } : null,
    pages: sitePages.map((sitePage) => {
      const own = rows.filter((row) => isOnPage(row.key, sitePage));
      return {
        name: sitePage.name,
        title: titleOfPage(sitePage, texts, text),
        texts: own.length,
        own: own.filter(({ isOwn }) => isOwn).length,
        lacks: own.filter((row) => row.staleTranslations.length > 0).length,
      };
    }),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function WordsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <LastLoaded loaded={loaderData} failure={useAdminText().words.loadFailure}>
        {(shown) => <WordsIndex {...shown} />}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().words.loadFailure} />;
}
