import type { ShouldRevalidateFunctionArgs } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { imagesPerPage } from "#domain/gallery/list/image-list.ts";
import { readWithRetries } from "#platform/retry.ts";
import { isAnythingOpen } from "../kit/dialog/back-closes.tsx";
import { type FailureTitle, revalidateAfterAnswer, sendForm, titleFor } from "../kit/form/form-outcome.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { isOnSite, listedImage, pictureUrls } from "../kit/picture/listed-image.ts";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { captionHints } from "./caption-hints.server.ts";
import { changeImage, imageChangeSchema } from "./change-image.server.ts";
import { ImageList, type LoadedImages } from "./image-list.tsx";
import { knownQuery } from "./known-query.server.ts";

export { clientLoader } from "../kit/page/section-page.tsx";

/** A row that leaves the search would take along what is typed in its dialog. */
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
  const facts = await pictures.metadata(images.flatMap(pictureUrls).map(({ url }) => url));
  const captionHintsOf = captionHints(context.get(siteContentContext), listed);
  const areSamplesHidden = context.get(siteContentContext).business.hidesSamples;
  const rows = images.map((image) => ({
    ...listedImage(image, facts),
    captionHints: captionHintsOf(image),
    isOnSite: isOnSite(image, areSamplesHidden),
  }));
  return { query: { ...query, page }, rows, total, pages, summary, areSamplesHidden, ...offered };
}

const failureTitle: FailureTitle = ({ images }, intent) => titleFor(images.failure, intent, "edit");

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, { schema: imageChangeSchema, failureTitle, carryOut: changeImage });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

const page = sectionPage<LoadedImages>({
  Content: ImageList,
  className: "max-w-6xl gap-3 md:gap-5",
  failure: ({ images }) => images.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
