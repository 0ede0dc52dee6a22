import { redirect } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { usePage } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import type { Route } from "./+types/page";
import { Receipt } from "./receipt.tsx";
import { receiptOf } from "./receipt-of.server.ts";

/** Two days after it was sent, or gone, there is nothing to show. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { enquiries } = context.get(servicesContext);
  const enquiry = await enquiries.openReceipt(url.searchParams.get("of") ?? "");
  if (enquiry === null) throw redirect(sitePath(language, "/contact"));
  return receiptOf(enquiry, context.get(siteFactsContext).textsOf(language));
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { businessName, texts } = usePage();
  const { card } = texts.contact.receipt;
  return (
    <div className="wrap max-w-3xl! py-6 lg:py-14">
      <title>{`${card} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{card}</h1>
      <Receipt {...loaderData} />
    </div>
  );
}
