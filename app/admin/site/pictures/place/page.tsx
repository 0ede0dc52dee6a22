import { data, Link } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { picturesPath } from "../../../kit/addresses/pictures.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../../kit/page/last-loaded.ts";
import { Problem } from "../../../kit/page/problem.tsx";
import { LastLoaded, LoadFailure } from "../../../kit/page/section-error.tsx";
import type { Route } from "./+types/page";
import { loadPlace } from "./load-place.server.ts";
import { type LoadedPlace, PlaceForm } from "./place-form.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { sitePictures } = context.get(servicesContext);
  const loaded = await loadPlace(context, {
    ...{ name: params.place, url, stored: sitePictures.place, site: context.get(siteContentContext) },
  });
  return data<LoadedPlace | "unknown">(loaded ?? "unknown", { status: loaded === null ? 404 : 200 });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { pictures: text, layout } = useAdminText();
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <Link
        to={loaderData === null || loaderData === "unknown" ? picturesPath : loaderData.list}
        className="inline-flex min-h-11 items-center gap-2 self-start font-bold text-teal underline-offset-4 hover:underline"
      >
        <span aria-hidden="true">←</span>
        {text.allPictures}
      </Link>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(loaded) =>
          loaded === "unknown" ? (
            <Problem message={layout.notFound.message} />
          ) : (
            <PlaceForm key={loaded.shown.place} {...loaded} />
          )
        }
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().pictures.loadFailure} />;
}
