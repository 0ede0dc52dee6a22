import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm, titleFor } from "../kit/form/form-outcome.ts";
import { referenceListAt } from "../kit/names/reference-list.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { changeList, type ListChange, listChangeSchema } from "./change-list.server.ts";
import { type LoadedNames, NamesSection, readNamesQuery } from "./names-section.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedNames> {
  signedInAdministrator(context);
  const { referenceLists } = context.get(servicesContext);
  const list = referenceListAt(url.pathname, context.get(adminTextContext));
  const asked = readNamesQuery(url.searchParams);
  return { asked, found: await readWithRetries(() => referenceLists.page(list.name, asked)) };
}

const failureTitle =
  (path: string): FailureTitle =>
  (text, intent) =>
    titleFor(referenceListAt(path, text).text.failure, intent, "rename");

export function action(call: Route.ActionArgs) {
  const { url, context } = call;
  signedInAdministrator(context);
  const list = referenceListAt(url.pathname, context.get(adminTextContext));
  const carryOut = (change: ListChange) => changeList(context, list, change);
  return answerForm(call, { schema: listChangeSchema, failureTitle: failureTitle(url.pathname), carryOut });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle(call.url.pathname));
}

const page = sectionPage<LoadedNames>({
  Content: NamesSection,
  className: "max-w-6xl gap-5",
  failure: (text, path) => referenceListAt(path, text).text.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
