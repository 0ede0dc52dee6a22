import { data } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { writtenDate } from "#app/language/written-day.ts";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { textsOf } from "#content/texts.server.ts";
import { type Quotation, sumsOf } from "#domain/quotations/quotation.ts";
import { rowId } from "#domain/values/row-id.ts";
import { readWithRetries } from "#platform/retry.ts";
import { dayAhead } from "../../kit/form/day-choice.tsx";
import { type FailureTitle, sendForm } from "../../kit/form/form-outcome.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { sectionPage } from "../../kit/page/section-page.tsx";
import { waysToCall } from "../../kit/page/ways-to-call.ts";
import { answerForm } from "../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import type { LoadedQuotation } from "./loaded-quotation.ts";
import { QuotationDetails } from "./quotation-details.tsx";
import { quotationSchema, saveQuotation } from "./save-quotation.server.ts";

export { revalidateAfterAnswer as shouldRevalidate } from "../../kit/form/form-outcome.ts";
export { clientLoader } from "../../kit/page/section-page.tsx";

interface Answer {
  found: LoadedQuotation | null;
}

/** Days that a new quotation holds. */
const validFor = 15;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { enquiries, quotations } = context.get(servicesContext);
  const enquiry = rowId.test(params.id) ? await readWithRetries(() => enquiries.find(params.id)) : null;
  if (enquiry === null) return data<Answer>({ found: null }, { status: 404 });
  const { id, name, phone, language, quoted, quotation } = enquiry;
  const begun = { language, quoted, validUntil: dayAhead(validFor) };
  const of = quotations.sealLink(id);
  const link = `${url.origin}${sitePath(quotation?.language ?? language, `/quotation?of=${of}`)}`;
  const shared = quotation === null ? null : { link, chat: chatOf(quotation, phone, link) };
  return data<Answer>({ found: { id, name, phone, quotation, begun, shared } });
}

/** A number that WhatsApp cannot reach leaves the choice to the owner. */
function chatOf(quotation: Quotation, phone: string, link: string): string {
  const { language, number, validUntil } = quotation;
  const message = fillPlaceholders(textsOf(language).quotation.message, {
    ...{ number, link, day: writtenDate(validUntil, language) },
    total: grouped(sumsOf(quotation).total),
  });
  return waysToCall(phone, message).whatsapp ?? whatsappLink("", message);
}

const failureTitle: FailureTitle = ({ quotation }) => quotation.failure;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  const { id } = call.params;
  return answerForm(call, {
    schema: quotationSchema,
    failureTitle,
    carryOut: (draft) => saveQuotation(call.context, id, draft),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

function QuotationPage({ found }: Answer) {
  const { goneNow } = useAdminText().enquiries;
  return found === null ? <Problem message={goneNow} /> : <QuotationDetails key={found.id} {...found} />;
}

const page = sectionPage<Answer>({
  Content: QuotationPage,
  className: "max-w-3xl gap-4",
  failure: ({ quotation }) => quotation.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
