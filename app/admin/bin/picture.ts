import { servicesContext } from "#app/context.server.ts";
import { objectNameOf, offeredSizes } from "#domain/gallery/pictures/picture-facts.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/picture";

/** A size of the picture that stands for an image in the bin. */
export async function loader({ params, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { bin, pictures } = context.get(servicesContext);
  const asked = offeredSizes.get(params.size);
  const objectName = objectNameOf((await bin.pictureUrl(params.id)) ?? "");
  if (asked === undefined || objectName === null) return gone();
  const bytes = await pictures.size(objectName, asked.size, asked.format);
  if (bytes === null) return gone();
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": `image/${asked.format}` } });
}

function gone(): Response {
  return new Response("This is not in the bin any more.\n", { status: 410 });
}
