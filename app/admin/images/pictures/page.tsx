import { data, Link } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { imagesPath } from "../../kit/addresses/images.ts";
import { vehicleNaming } from "../../kit/list/vehicle-naming.server.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../kit/page/last-loaded.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { LastLoaded, LoadFailure } from "../../kit/page/section-error.tsx";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { ImagePictures, type LoadedPictures } from "./image-pictures.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId: account } = signedInAdministrator(context);
  const { gallery } = context.get(servicesContext);
  const [found, nameOf] = await readWithRetries(() =>
    Promise.all([gallery.imagePictures(params.id), vehicleNaming(context)]),
  );
  if (found === null) return data<LoadedPictures | "gone">("gone", { status: 404 });
  return data<LoadedPictures | "gone">({ account, name: nameOf(found.image.vehicleName), ...found });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function PicturesOfImagePage({ loaderData }: Route.ComponentProps) {
  const { imagePictures: text, images } = useAdminText();
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Link
        to={imagesPath}
        className="inline-flex min-h-11 items-center gap-2 self-start font-bold text-teal underline-offset-4 hover:underline"
      >
        <span aria-hidden="true">←</span>
        {text.all}
      </Link>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(loaded) =>
          loaded === "gone" ? (
            <Problem message={images.gone} />
          ) : (
            <ImagePictures key={loaded.image.id} {...loaded} />
          )
        }
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().imagePictures.loadFailure} />;
}
