import { servicesContext } from "#app/context.server.ts";
import { languageOfPath } from "#app/language/paths.ts";
import type { Route } from "./+types/call";
import { receiveEnquiry } from "./receive-enquiry.server.ts";

/** Answers a token that tells when the form was begun. It cannot be in the page, which is kept for everybody. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json({ formToken: context.get(servicesContext).enquiries.issueFormToken() });
}

/** Takes the form from a script; answers `{ isSent: true }`, or the refusals and the sentence to show. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const received = await receiveEnquiry({ request, context, language: languageOfPath(url.pathname) });
  if (received.isSent) return Response.json({ isSent: true });
  const { refusals, failure } = received.form;
  return Response.json({ refusals, failure }, { status: received.status });
}
