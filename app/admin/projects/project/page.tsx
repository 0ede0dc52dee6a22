import { data, Link } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { projectsPath } from "../../kit/addresses/projects.ts";
import { vehicleNaming } from "../../kit/list/vehicle-naming.server.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../../kit/page/section-error.tsx";
import { quietLink } from "../../kit/page/today-panel.tsx";
import { listedImage, pictureUrls } from "../../kit/picture/listed-image.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { type LoadedProject, ProjectImages } from "./project-images.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { gallery, pictures } = context.get(servicesContext);
  const found = await readWithRetries(() => gallery.projectOfSeveral(params.id));
  if (found === null) return data<LoadedProject | "gone">("gone", { status: 404 });
  const { id, images } = found;
  const [facts, nameOf] = await Promise.all([
    pictures.metadata(images.flatMap(pictureUrls).map(({ url }) => url)),
    vehicleNaming(context),
  ]);
  const rows = images.map((image) => ({ ...listedImage(image, facts), name: nameOf(image.vehicleName) }));
  return data<LoadedProject | "gone">({ id, rows });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const text = useAdminText().projects;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Link to={projectsPath} className={`${quietLink} gap-2 self-start`}>
        <span aria-hidden="true">←</span>
        {text.title}
      </Link>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(loaded) => (loaded === "gone" ? <p>{text.gone}</p> : <ProjectImages key={loaded.id} {...loaded} />)}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().projects.loadFailure} />;
}
