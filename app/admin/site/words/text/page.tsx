import { data, Link } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm } from "../../../kit/form/form-outcome.ts";
import { type AdminText, adminTextContext, useAdminText } from "../../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../../kit/page/last-loaded.ts";
import { Problem } from "../../../kit/page/problem.tsx";
import { LastLoaded, LoadFailure } from "../../../kit/page/section-error.tsx";
import { answerForm } from "../../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { pageWordsAddress, textAddress } from "../addresses.ts";
import { PlaceHeading } from "../place-heading.tsx";
import { placeLinks } from "../place-link.server.ts";
import { isOnPage, pageOfText, sectionOfText, titleOfPage } from "../site-pages.server.ts";
import { kindOfText } from "../text-kinds.ts";
import type { Route } from "./+types/page";
import { documentOfText, saveText, textFormSchema } from "./save-text.server.ts";
import { TextForm } from "./text-form.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../../../kit/form/form-outcome.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const shown = await textAt(context, url.searchParams.get("key") ?? "");
  return data({ shown }, { status: shown === null ? 404 : 200 });
}

async function textAt(context: Route.LoaderArgs["context"], key: string) {
  const { siteTexts } = context.get(servicesContext);
  const [shown, all] = await readWithRetries(() => Promise.all([siteTexts.text(key), siteTexts.all()]));
  const sitePage = pageOfText(key);
  if (shown === null || sitePage === undefined) return null;
  const keys = all.map((text) => text.key).filter((other) => isOnPage(other, sitePage));
  const place = keys.indexOf(key);
  const { textsOf } = context.get(siteContentContext);
  const text: AdminText = context.get(adminTextContext);
  return {
    text: shown,
    stored: documentOfText(shown),
    page: {
      title: titleOfPage(sitePage, textsOf(text.language), text),
      address: pageWordsAddress(sitePage.name, sectionOfText(key, sitePage)),
    },
    links: placeLinks(key, textsOf),
    previous: keys[place - 1] ?? null,
    next: keys[place + 1] ?? null,
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

const failureTitle: FailureTitle = ({ words }) => words.failure;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, {
    schema: textFormSchema,
    failureTitle,
    carryOut: (form) => saveText(call.context, form),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const text = useAdminText().words;
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {({ shown }) => (shown === null ? <Problem message={text.noSuchText} /> : <Text {...shown} />)}
      </LastLoaded>
    </div>
  );
}

type Shown = NonNullable<Awaited<ReturnType<typeof textAt>>>;

const linkClass = "inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4";

function Text({ text: shown, stored, page, links, previous, next }: Shown) {
  const text = useAdminText().words;
  return (
    <>
      <nav aria-label={text.places} className="flex flex-wrap items-center gap-x-5">
        <Link to={page.address} className={`${linkClass} grow`}>
          {page.title}
        </Link>
        {previous === null ? null : (
          <Link to={textAddress(previous)} className={linkClass}>
            {text.previous}
          </Link>
        )}
        {next === null ? null : (
          <Link to={textAddress(next)} className={linkClass}>
            {text.next}
          </Link>
        )}
      </nav>
      <PlaceHeading title={text.kinds[kindOfText(shown.key)]} links={links} place={page.title} />
      <TextForm key={shown.key} text={shown} stored={stored} />
    </>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().words.loadFailure} />;
}
