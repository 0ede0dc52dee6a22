import { useEffect } from "react";
import { data } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { imagesPerPage } from "#domain/gallery/images/image-list.ts";
import { readWithRetries } from "#platform/retry.ts";
import { tellFailure } from "../layout/notices.tsx";
import { LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull, useLastLoaded } from "../list/last-loaded.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/page";
import { changeImage } from "./change-image.server.ts";
import { unansweredChange } from "./image-change.ts";
import { ImageList, type LoadedImages } from "./image-list.tsx";
import { pictureUrls } from "./image-words.ts";
import { readAskedList } from "./list-address.ts";
import { listedImage } from "./listed-image.ts";

export { readAgainWhenAnswered as shouldRevalidate } from "../ui/network-error.ts";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedImages> {
  signedInAdministrator(context);
  const { gallery, pictures } = context.get(servicesContext);
  const asked = readAskedList(url.searchParams);
  const [{ images, total, page, pages }, summary, choices] = await readWithRetries(() =>
    Promise.all([gallery.find({ ...asked, pageSize: imagesPerPage }), gallery.summary(), gallery.choices()]),
  );
  const facts = await pictures.facts(images.flatMap(pictureUrls).map(({ url }) => url));
  const rows = images.map((image) => listedImage(image, facts));
  return { asked: { ...asked, page }, rows, total, pages, summary, choices };
}

/** A list that cannot be read again leaves the one that is there, and what is being typed over it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const outcome = await changeImage(context, await request.formData());
  return data(outcome, { status: outcome.status });
}

/** A connection that is lost costs one change, not the page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return unansweredChange(form.get("intent"));
  }
}

export default function ImagesPage({ loaderData }: Route.ComponentProps) {
  const shown = useLastLoaded(loaderData);
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      {loaderData === null ? <ListFailure message="What you see may be out of date." /> : null}
      {shown === null ? null : <ImageList {...shown} />}
    </div>
  );
}

function ListFailure({ message }: { message: string }) {
  const title = "Failed to load gallery images";
  useEffect(() => tellFailure(title), []);
  return <LoadFailure title={title} message={message} />;
}

export function ErrorBoundary() {
  return <ListFailure message="Please try again in a moment." />;
}
