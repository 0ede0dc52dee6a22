import { servicesContext } from "#app/context.server.ts";
import type { Route } from "./+types/form-token";

/** The page itself is cached for everybody, so it cannot hold the token. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json({ formToken: context.get(servicesContext).enquiries.issueFormToken() });
}
