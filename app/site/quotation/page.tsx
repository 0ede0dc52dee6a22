import { data } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { usePage } from "#app/language/language.tsx";
import { EndedLink, minutesToWait } from "#app/site/ended-link.tsx";
import type { Route } from "./+types/page";
import { QuotationSheet } from "./quotation-sheet.tsx";

/** The newest revision alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const { quotations } = context.get(servicesContext);
  const opened = await quotations.openLink(url.searchParams.get("of") ?? "", address);
  if (!opened.ok) {
    const minutes = minutesToWait(opened.refusal);
    return data({ sheet: null, minutes }, { status: minutes === null ? 404 : 429 });
  }
  const { quotation, name } = opened.value;
  const { earlier, ...now } = quotation;
  return data({ sheet: { ...now, name }, minutes: null });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function QuotationPage({ loaderData: { sheet, minutes } }: Route.ComponentProps) {
  const { businessName, texts } = usePage();
  const { title, ended } = texts.quotation;
  if (sheet === null) return <EndedLink minutes={minutes} ended={ended} />;
  return (
    <div className="wrap max-w-3xl! py-part">
      <title>{`${title} ${sheet.number} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <QuotationSheet {...sheet} />
    </div>
  );
}
