import { servicesContext, siteContentContext } from "#app/context.server.ts";
import type { BegunForm } from "#app/islands/quick-price/begun-form.ts";
import { languageOfPath } from "#app/language/paths.ts";
import type { Route } from "./+types/start";

export function loader({ context, url }: Route.LoaderArgs): Response {
  const {
    quickPrice,
    contact: { form },
  } = context.get(siteContentContext).textsOf(languageOfPath(url.pathname));
  const { state, refused, photograph } = quickPrice;
  const begun: BegunForm = {
    formToken: context.get(servicesContext).enquiries.issueFormToken(),
    missingPhone: form.missing.phone,
    incompletePhone: form.incomplete,
    text: { state, refused, photograph },
  };
  return Response.json(begun);
}
