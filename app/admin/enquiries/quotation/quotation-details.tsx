import { useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import { amountOf, type Quotation, sumsOf } from "#domain/quotations/quotation.ts";
import { callerOf } from "#domain/values/caller.ts";
import { enquiryAddress } from "../../kit/addresses/enquiries.ts";
import { focusNext } from "../../kit/form/use-focus-at-start.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";
import type { LoadedQuotation } from "./loaded-quotation.ts";
import { QuotationForm } from "./quotation-form.tsx";

export function QuotationDetails({ id, name, phone, quotation, begun, shared }: LoadedQuotation) {
  const text = useAdminText().quotation;
  const [isUnsaved, setUnsaved] = useState(false);
  const [wasSaved, setSaved] = useState(false);
  return (
    <>
      <Link
        to={enquiryAddress(id, {})}
        className="inline-flex min-h-11 items-center self-start font-bold text-teal underline-offset-4 hover:underline"
      >
        {text.back}
      </Link>
      <header>
        <h2 className="font-sans text-xl leading-snug wrap-anywhere">
          {quotation === null ? text.make : `${text.title} ${quotation.number}`}
        </h2>
        <p className="mt-1 text-steel wrap-anywhere">{callerOf({ name, phone })}</p>
      </header>
      {shared === null ? null : <Sharing {...shared} isUnsaved={isUnsaved} isNext={wasSaved} />}
      <QuotationForm {...{ id, quotation, begun }} onUnsaved={setUnsaved} onSaved={() => setSaved(true)} />
      {quotation === null || quotation.earlier.length === 0 ? null : <Earlier quotation={quotation} />}
    </>
  );
}

interface SharingProps {
  link: string;
  chat: string;
  isUnsaved: boolean;
  isNext: boolean;
}

function Sharing({ link, chat, isUnsaved, isNext }: SharingProps) {
  const text = useAdminText().quotation;
  if (isUnsaved) return <p className="text-steel">{text.saveFirst}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      <a
        ref={isNext ? focusNext : undefined}
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass("primary")}
      >
        <Icon name="chat" />
        {text.share}
      </a>
      <Button kind="secondary" onClick={() => print(link)}>
        {text.print}
      </Button>
      <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass("quiet")}>
        {text.see}
      </a>
    </div>
  );
}

/** In a tab of its own: a phone offers paper and PDF there. */
function print(link: string): void {
  const tab = window.open(link, "_blank");
  tab?.addEventListener("load", () => tab.print());
}

function Earlier({ quotation: { earlier } }: { quotation: Quotation }) {
  const text = useAdminText().quotation;
  return (
    <Panel title={text.earlier}>
      {earlier.map((version) => (
        <details key={version.revision} className="mt-2 border-t border-line">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            <Sentence
              text={text.version}
              values={{
                revision: version.revision,
                day: <Time iso={version.savedAt} />,
                total: grouped(sumsOf(version).total),
              }}
            />
          </summary>
          <ul className="pb-3">
            {version.lines.map((line, place) => (
              <li key={place} className="flex justify-between gap-4 wrap-anywhere">
                <span>{line.quantity === null ? line.what : `${line.quantity} × ${line.what}`}</span>
                <span className="whitespace-nowrap tabular-nums">₹{grouped(amountOf(line))}</span>
              </li>
            ))}
            <li className="text-steel">
              {[
                version.gst === null ? text.noGst : `${text.fields.gst} ${version.gst}%`,
                version.deliveryDays === null ? "" : `${text.fields.deliveryDays}: ${version.deliveryDays}`,
                version.note,
              ]
                .filter((part) => part !== "")
                .join(" · ")}
            </li>
            <li className="text-steel">
              <Sentence text={text.validUntil} values={{ day: <Time iso={version.validUntil} as="day" /> }} />
            </li>
          </ul>
        </details>
      ))}
    </Panel>
  );
}
