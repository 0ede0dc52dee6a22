import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { sumsOf } from "#domain/quotations/quotation.ts";
import { quotationAddress } from "../../kit/addresses/enquiries.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";

export function QuotationPanel({
  enquiry: { id, quotation, state },
}: {
  enquiry: Pick<Enquiry, "id" | "quotation" | "state">;
}) {
  const text = useAdminText().quotation;
  if (quotation === null && state === "spam") return null;
  return (
    <Panel title={text.title}>
      {quotation === null ? null : (
        <p className="mt-1 flex flex-wrap gap-x-3">
          <b>{quotation.number}</b>
          <b>₹{grouped(sumsOf(quotation).total)}</b>
          <span className="text-steel">
            <Sentence text={text.validUntil} values={{ day: <Time iso={quotation.validUntil} as="day" /> }} />
          </span>
        </p>
      )}
      <Link to={quotationAddress(id)} className={`${buttonClass("secondary")} mt-3`}>
        {quotation === null ? text.make : text.open}
      </Link>
    </Panel>
  );
}
