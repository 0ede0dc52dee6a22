import { data } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { pathsInAll } from "#app/language/paths.ts";
import { factWordsOf } from "#content/site-texts.server.ts";
import { shapeOf } from "#domain/site-texts/list-shapes.ts";
import { listNames } from "#domain/site-texts/lists.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, refused, sendForm } from "../../../kit/form/form-outcome.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../../kit/page/last-loaded.ts";
import { LoadFailure } from "../../../kit/page/section-error.tsx";
import { answerForm } from "../../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { PlaceHeading } from "../place-heading.tsx";
import { WordsSubpage } from "../words-subpage.tsx";
import type { Route } from "./+types/page";
import { listChoices } from "./list-choices.server.ts";
import { ListForm } from "./list-form.tsx";
import { documentOfList, listFormSchema, saveList } from "./save-list.server.ts";

export { revalidateAfterAnswer as shouldRevalidate } from "../../../kit/form/form-outcome.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { siteTexts } = context.get(servicesContext);
  const { data: name } = listNames.safeParse(params.list);
  if (name === undefined) return data({ shown: null }, { status: 404 });
  const stored = documentOfList(name, await readWithRetries(() => siteTexts.list(name)));
  const facts = factWordsOf(context.get(siteContentContext).business).en;
  const links = pathsInAll(shapeOf(name).path);
  return data(
    { shown: { name, stored, facts, links, choices: listChoices(context, name) } },
    { status: 200 },
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

const failureTitle: FailureTitle = ({ words }) => words.failure;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  const { data: name } = listNames.safeParse(call.params.list);
  return answerForm(call, {
    schema: listFormSchema,
    failureTitle,
    carryOut: async (form) => (name === undefined ? refused("", 404) : saveList(call.context, name, form)),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function ListPage({ loaderData, params }: Route.ComponentProps) {
  return <WordsSubpage loaded={loaderData}>{(shown) => <List key={params.list} {...shown} />}</WordsSubpage>;
}

type Shown = NonNullable<Awaited<ReturnType<typeof loader>>["data"]["shown"]>;

function List({ name, stored, facts, links, choices }: Shown) {
  const text = useAdminText().words;
  const { title, hint } = text.lists[name];
  return (
    <>
      <PlaceHeading title={title} links={links} />
      <p className="max-w-prose text-sm text-steel">{hint}</p>
      <ListForm name={name} stored={stored} facts={facts} choices={choices} />
    </>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().words.loadFailure} />;
}
