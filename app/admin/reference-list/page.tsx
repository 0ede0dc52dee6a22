import { useLocation } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { adminTextContext, useAdminText } from "../layout/admin-text.ts";
import { LastLoaded, LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull } from "../list/last-loaded.ts";
import { readListQuery } from "../list/list-query.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { networkError, sendForm } from "../ui/form-outcome.ts";
import type { Route } from "./+types/page";
import { changeList } from "./change-list.server.ts";
import { type ListOutcome, listIntentOf } from "./list-change.ts";
import { type LoadedNames, NamesSection } from "./names-section.tsx";
import { referenceListAt } from "./reference-list.ts";

export { revalidateAfterAnswer as shouldRevalidate } from "../ui/form-outcome.ts";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedNames> {
  signedInAdministrator(context);
  const { referenceLists } = context.get(servicesContext);
  const list = referenceListAt(url.pathname, context.get(adminTextContext));
  const query = readListQuery(url.searchParams);
  const page = await readWithRetries(() => referenceLists.page(list.name, query));
  return { ...page, search: query.search };
}

/** A list that cannot be read again leaves the one that is there, and what is being typed into it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const list = referenceListAt(url.pathname, context.get(adminTextContext));
  return changeList(context, list, await request.formData());
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, (text, intent): ListOutcome => {
    const { failure } = referenceListAt(call.url.pathname, text).text;
    return { kind: "failed", ...networkError(text, failure[listIntentOf(intent)]) };
  });
}

export default function ReferenceListPage({ loaderData }: Route.ComponentProps) {
  const list = referenceListAt(useLocation().pathname, useAdminText());
  return (
    <div key={list.name} className="flex max-w-5xl flex-col gap-5">
      <LastLoaded loaded={loaderData} failure={list.text.loadFailure}>
        {(shown) => <NamesSection list={list} {...shown} />}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  const { text } = referenceListAt(useLocation().pathname, useAdminText());
  return <LoadFailure title={text.loadFailure} />;
}
