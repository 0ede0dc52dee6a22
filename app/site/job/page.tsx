import { data } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { usePage, useTexts } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { NoticePage } from "#app/site/notice-page.tsx";
import { PhonePlate } from "#app/site/shell/phone-plate.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { calledIn } from "#domain/gallery/names/names.ts";
import type { Route } from "./+types/page";
import { JobSheet } from "./job-sheet.tsx";

/** Of the job alone what the customer is to see: who has the link may be anybody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { jobs, gallery } = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const opened = await jobs.openLink(url.searchParams.get("of") ?? "", address);
  if (!opened.ok) {
    const { refusal } = opened;
    const minutes = refusal.kind === "too-many" ? Math.ceil(refusal.seconds / 60) : null;
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
  if (sheet === null) {
    const { title, text: sentence } = minutes === null ? text.ended : text.tooMany;
    return (
      <NoticePage pageTitle={`${title} | ${businessName}`}>
        <h1 className="text-2xl lg:text-4xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-balance text-steel">
          {fillPlaceholders(sentence, { minutes: minutes ?? 0 })}
        </p>
        <div className="mt-6">
          <PhonePlate />
        </div>
      </NoticePage>
    );
  }
  return (
    <div className="wrap max-w-3xl! py-part">
      <title>{`${text.title} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <JobSheet {...sheet} />
    </div>
  );
}
