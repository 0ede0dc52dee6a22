import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { tellFailure } from "../layout/notices.tsx";
import { LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull, useLastLoaded } from "../list/last-loaded.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/page";
import { changeList } from "./change-list.server.ts";
import { readNamesQuery } from "./list-address.ts";
import { unansweredForm } from "./list-answer.ts";
import { type ListWords, messagesOf, wordsOf } from "./list-words.ts";
import { type LoadedNames, NamesSection } from "./names-section.tsx";

export { readAgainWhenAnswered as shouldRevalidate } from "../ui/network-error.ts";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedNames> {
  signedInAdministrator(context);
  const { referenceLists } = context.get(servicesContext);
  const asked = readNamesQuery(url.searchParams);
  const page = await readWithRetries(() => referenceLists.page(wordsOf(url.pathname).list, asked));
  return { ...page, search: asked.search };
}

/** A list that cannot be read again leaves the one that is there, and what is being typed into it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  return changeList(context, wordsOf(url.pathname), await request.formData());
}

/** A connection that is lost costs one change, not the page. */
export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(unansweredForm(wordsOf(url.pathname), form.get("intent")), { status: 503 });
  }
}

export default function ReferenceListPage({ loaderData }: Route.ComponentProps) {
  const words = wordsOf(useLocation().pathname);
  return <ShownList key={words.list} words={words} loaded={loaderData} />;
}

function ShownList({ words, loaded }: { words: ListWords; loaded: LoadedNames | null }) {
  const shown = useLastLoaded(loaded);
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      {loaded === null ? <ListFailure words={words} message="What you see may be out of date." /> : null}
      {shown === null ? null : <NamesSection words={words} {...shown} />}
    </div>
  );
}

function ListFailure({ words, message }: { words: ListWords; message: string }) {
  const failure = messagesOf(words).loadFailure;
  useEffect(() => tellFailure(failure), [failure]);
  return <LoadFailure title={failure} message={message} />;
}

export function ErrorBoundary() {
  const words = wordsOf(useLocation().pathname);
  return <ListFailure words={words} message="Please try again in a moment." />;
}
