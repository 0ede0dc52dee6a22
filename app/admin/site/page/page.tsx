import type { ShouldRevalidateFunctionArgs } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { pageName, publicPaths } from "#app/site/pages.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm } from "../../kit/form/form-outcome.ts";
import { adminTextContext, useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../../kit/page/section-error.tsx";
import { answerForm } from "../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { sitePages } from "../words/site-pages.server.ts";
import type { Route } from "./+types/page";
import { readPreviewed } from "./addresses.ts";
import { changePage, pageFormSchema } from "./change-page.server.ts";
import { titleOfDocument } from "./document-titles.server.ts";
import { readDocument } from "./documents.server.ts";
import { readDrafts } from "./drafts.server.ts";
import { EditedPage } from "./edited-page.tsx";
import { captionsOf, relatedTo } from "./related-documents.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const text = context.get(adminTextContext);
  const asked = `${params.language ?? text.language}/${params["*"] ?? ""}`.replace(/\/$/, "");
  const page = readPreviewed(asked) ?? { language: text.language, path: "/" };
  const texts = context.get(siteContentContext).textsOf(text.language);
  const key = url.searchParams.get("edit");
  const titled = (other: string) => ({ key: other, title: titleOfDocument(context, other) });
  const [drafts, edited] = await readWithRetries(() =>
    Promise.all([readDrafts(context, url), key === null ? null : readDocument(context, key, url)]),
  );
  return {
    page,
    pages: publicPaths(texts).map((path) => ({ path, name: pageName(texts, path) ?? path })),
    texts: sitePages.find(({ path }) => path === page.path)?.name ?? null,
    drafts,
    edited,
    also: [...url.searchParams.getAll("also").map(titled), ...captionsOf(edited)],
    related: edited === null ? [] : relatedTo(edited, page.path).map(titled),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

/** After a refusal, too, to show the drafts of others. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate;
}

const failureTitle: FailureTitle = ({ onPage, words }, intent) => {
  if (intent === "discard") return onPage.notDiscarded;
  return intent === "save" ? words.failure : onPage.notPublished;
};

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, {
    schema: pageFormSchema,
    failureTitle,
    carryOut: (change) => changePage(call.context, change),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function SitePage({ loaderData }: Route.ComponentProps) {
  return (
    <LastLoaded loaded={loaderData} failure={useAdminText().onPage.loadFailure}>
      {(shown) => <EditedPage {...shown} />}
    </LastLoaded>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().onPage.loadFailure} />;
}
