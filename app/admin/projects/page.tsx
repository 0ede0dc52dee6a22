import { servicesContext } from "#app/context.server.ts";
import { imagesPerPage } from "#domain/gallery/list/image-list.ts";
import { readWithRetries } from "#platform/retry.ts";
import { readListQuery } from "../kit/list/list-query.ts";
import { vehicleNaming } from "../kit/list/vehicle-naming.server.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { listedImage, pictureUrls } from "../kit/picture/listed-image.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { type LoadedProjects, ProjectList } from "./project-list.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedProjects> {
  signedInAdministrator(context);
  const { gallery, pictures } = context.get(servicesContext);
  const { page: asked } = readListQuery(url.searchParams);
  const { projects, ...place } = await readWithRetries(() => gallery.projectsOfSeveral(asked, imagesPerPage));
  const covers = projects.flatMap(({ images }) => images.slice(0, 1));
  const [facts, nameOf] = await Promise.all([
    pictures.metadata(covers.flatMap(pictureUrls).map(({ url }) => url)),
    vehicleNaming(context),
  ]);
  const rows = projects.flatMap(({ id, images: [cover, ...others] }) =>
    cover === undefined
      ? []
      : [
          {
            ...listedImage(cover, facts),
            ...{ id, name: nameOf(cover.vehicleName), count: others.length + 1 },
          },
        ],
  );
  return { rows, ...place };
}

const page = sectionPage<LoadedProjects>({
  Content: ProjectList,
  className: "max-w-5xl gap-5",
  failure: ({ projects }) => projects.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
