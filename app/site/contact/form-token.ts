import { servicesContext } from "#app/context.server.ts";
import type { Route } from "./+types/form-token";

/** A token that tells when the form was begun. It cannot be in the page, which is kept for everybody. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json({ formToken: context.get(servicesContext).enquiries.issueFormToken() });
}
