import { requestContext, servicesContext, siteContentContext } from "#app/context.server.ts";
import { type Shared, shareVersion } from "#domain/gallery/pictures/share-pictures.ts";
import type { Services } from "#domain/services.ts";
import type { Route } from "./+types/picture";
import { drawPanel } from "./panel.server.ts";
import { sharedAt, sharePicturePath } from "./shared-page.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const page = url.searchParams.get("page") ?? "/";
  const shared = await sharedAt(context.get(siteContentContext), services, page);
  if (shared === null) return new Response("Not found\n", { status: 404 });
  if (params.file !== `${shareVersion(shared)}.jpeg`)
    return new Response(null, { status: 302, headers: { Location: sharePicturePath(shared, page) } });

  return context.get(requestContext).inTurn(() => showPicture(shared, services));
}

async function showPicture(shared: Shared, { sharePictures, paintings }: Services): Promise<Response> {
  const picture = await sharePictures.picture(shared, () => drawPanel(shared, paintings));
  if (picture === null) return new Response("Not found\n", { status: 404 });
  const headers = {
    "Content-Type": "image/jpeg",
    "Content-Length": String(picture.length),
    // Another picture gets another name.
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return new Response(new Uint8Array(picture), { headers });
}
