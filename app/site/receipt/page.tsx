import { redirect } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { NoticePanel } from "#app/islands/contact-form/notice-panel.tsx";
import { usePage } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { defaultInquiry } from "#domain/enquiries/enquiry-rules.ts";
import { ContactFormSection } from "../contact/contact-form-section.tsx";
import type { Route } from "./+types/page";
import { Receipt } from "./receipt.tsx";
import { receiptOf, receiptPath } from "./receipt-of.server.ts";

const defaultPreset = { service: null, project: null, painting: null, inquiry: defaultInquiry };

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { enquiries } = context.get(servicesContext);
  const of = url.searchParams.get("of") ?? "";
  const enquiry = await enquiries.openReceipt(of);
  if (enquiry === null) throw redirect(sitePath(language, "/contact"));
  const receipt = receiptOf(enquiry, context.get(siteContentContext).textsOf(language));
  const address = sitePath(language, `${receiptPath}?of=${of}`);
  return { ...receipt, address, isNew: receipt.endsDraft && url.searchParams.has("new") };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { businessName, texts } = usePage();
  const { isNew, ...receipt } = loaderData;
  const { card } = texts.contact.receipt;
  const { sent, dismiss } = texts.contact.form;
  return (
    <div className="wrap max-w-3xl! py-part">
      <title>{`${card} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{card}</h1>
      <Receipt {...receipt} />
      {receipt.endsDraft && (
        <div className="mt-section">
          <ContactFormSection text={texts.contact} preset={defaultPreset} returned={undefined} />
        </div>
      )}
      {isNew && (
        <dialog open className="notices print:hidden">
          <form method="dialog">
            <NoticePanel {...sent} isGood closing={{ type: "submit", "aria-label": dismiss }} />
          </form>
        </dialog>
      )}
    </div>
  );
}
