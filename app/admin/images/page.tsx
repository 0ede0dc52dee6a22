import type { ShouldRevalidateFunctionArgs } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { imagesPerPage } from "#domain/gallery/list/image-list.ts";
import { readWithRetries } from "#platform/retry.ts";
import { isAnythingOpen } from "../kit/dialog/back-closes.tsx";
import { type FailureTitle, revalidateAfterAnswer, sendForm, titleFor } from "../kit/form/form-outcome.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull } from "../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../kit/page/section-error.tsx";
import { listedImage, pictureUrls } from "../kit/picture/listed-image.ts";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { captionHints } from "./caption-hints.server.ts";
import { changeImage, imageChangeSchema } from "./change-image.server.ts";
import { ImageList, type LoadedImages } from "./image-list.tsx";
import { knownQuery } from "./known-query.server.ts";

/** A row that the search finds no more, since somebody else has changed it, would take along what is typed in its dialog. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus = 0, currentUrl, nextUrl } = change;
  const isDone = actionStatus >= 200 && actionStatus < 300;
  if (isAnythingOpen() && !isDone && currentUrl.href === nextUrl.href) return false;
  return revalidateAfterAnswer(change);
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedImages> {
  signedInAdministrator(context);
  const { gallery, pictures } = context.get(servicesContext);
  const [{ query, listed, ...offered }, summary] = await readWithRetries(() =>
    Promise.all([knownQuery(context, url), gallery.summary()]),
  );
  const { images, total, page, pages } = await readWithRetries(() =>
    gallery.find({ ...query, pageSize: imagesPerPage }),
  );
  const facts = await pictures.facts(images.flatMap(pictureUrls).map(({ url }) => url));
  const captionHintsOf = captionHints(context.get(siteFactsContext), listed);
  const rows = images.map((image) => ({
    ...listedImage(image, facts),
    captionHints: captionHintsOf(image),
  }));
  const areSamplesHidden = context.get(siteFactsContext).business.hidesSamples;
  return { query: { ...query, page }, rows, total, pages, summary, areSamplesHidden, ...offered };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

const failureTitle: FailureTitle = ({ images }, intent) => titleFor(images.failure, intent, "edit");

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, { schema: imageChangeSchema, failureTitle, carryOut: changeImage });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function ImagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-6xl flex-col gap-3 md:gap-5">
      <LastLoaded loaded={loaderData} failure={useAdminText().images.loadFailure}>
        {(shown) => <ImageList {...shown} />}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().images.loadFailure} />;
}
