import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/photograph";

const ids = z.object({ id: z.uuid(), photograph: z.uuid() });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { photographs } = context.get(servicesContext).enquiries;
  const asked = ids.safeParse(params);
  const isSmall = url.searchParams.get("size") === "small";
  const bytes = asked.success
    ? await photographs.read(asked.data.id, asked.data.photograph, isSmall ? "small" : "large")
    : null;
  if (bytes === null) return new Response("There is no such photograph.\n", { status: 404 });
  const headers = new Headers({ "Content-Type": isSmall ? "image/webp" : "image/jpeg" });
  if (url.searchParams.has("download")) {
    headers.set("Content-Disposition", `attachment; filename="${params.photograph.slice(0, 8)}.jpg"`);
  }
  return new Response(new Uint8Array(bytes), { headers });
}
