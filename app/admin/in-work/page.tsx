import { servicesContext } from "#app/context.server.ts";
import { imagesPerPage } from "#domain/gallery/list/image-list.ts";
import { indianDaysSince } from "#domain/values/indian-day.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FailureTitle, sendForm, titleFor } from "../kit/form/form-outcome.ts";
import { readListQuery } from "../kit/list/list-query.ts";
import { vehicleNaming } from "../kit/list/vehicle-naming.server.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { listedImage, pictureUrls } from "../kit/picture/listed-image.ts";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { changeInWork, inWorkChangeSchema } from "./change-in-work.server.ts";
import { InWorkList, type LoadedInWork } from "./in-work-list.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedInWork> {
  const { userId } = signedInAdministrator(context);
  const { gallery, pictures } = context.get(servicesContext);
  const { page: asked } = readListQuery(url.searchParams);
  const { images, total, page, pages } = await readWithRetries(() => gallery.inWork(asked, imagesPerPage));
  const [facts, nameOf] = await Promise.all([
    pictures.metadata(images.flatMap(pictureUrls).map(({ url }) => url)),
    vehicleNaming(context),
  ]);
  const now = new Date();
  const rows = images.map((image) => ({
    ...listedImage(image, facts),
    name: nameOf(image.vehicleName),
    days: indianDaysSince(image.inWorkSince ?? image.createdAt, now),
  }));
  return { account: userId, rows, total, page, pages };
}

const failureTitle: FailureTitle = ({ inWork, images }, intent) =>
  titleFor<"complete" | "show" | "hide" | "delete">(
    { ...inWork.failure, delete: images.failure.delete },
    intent,
    "complete",
  );

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, { schema: inWorkChangeSchema, failureTitle, carryOut: changeInWork });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

const page = sectionPage<LoadedInWork>({
  Content: InWorkList,
  className: "max-w-5xl gap-5",
  failure: ({ inWork }) => inWork.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
