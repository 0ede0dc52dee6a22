import { data } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { usePage, useTexts } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { EndedLink, minutesToWait } from "#app/site/ended-link.tsx";
import { calledIn } from "#domain/gallery/names/names.ts";
import type { Route } from "./+types/page";
import { JobSheet } from "./job-sheet.tsx";

/** Whoever has the link sees it, so only what the customer is to see. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { jobs, gallery } = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const opened = await jobs.openLink(url.searchParams.get("of") ?? "", address);
  if (!opened.ok) {
    const minutes = minutesToWait(opened.refusal);
    return data({ sheet: null, minutes }, { status: minutes === null ? 404 : 429 });
  }
  const { vehicleName, stage, promisedOn, deliveredAt } = opened.value;
  const { vehicles } = await gallery.choices();
  const vehicle = calledIn(languageOfPath(url.pathname), vehicleName, vehicles);
  return data({ sheet: { vehicle, stage, promisedOn, deliveredAt }, minutes: null });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function JobPage({ loaderData: { sheet, minutes } }: Route.ComponentProps) {
  const { businessName } = usePage();
  const text = useTexts().job.page;
  if (sheet === null) return <EndedLink minutes={minutes} ended={text.ended} />;
  return (
    <div className="wrap max-w-3xl! py-part">
      <title>{`${text.title} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <JobSheet {...sheet} />
    </div>
  );
}
