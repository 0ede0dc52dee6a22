import { data } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { setupLink } from "#app/kept-link.server.ts";
import type { Route } from "./+types/page";

export { default } from "../not-found/page.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { exists, setup } = context.get(servicesContext).administrator;
  if (await exists()) return data(null, { status: 404 });
  const opened = await setup.open(params.token, context.get(requestContext).address);
  if (opened.ok) throw setupLink.keep(url.origin, params.token);
  return data(null, { status: opened.refusal.reason === "throttled" ? 429 : 404 });
}
