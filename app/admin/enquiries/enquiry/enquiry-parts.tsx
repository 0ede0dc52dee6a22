import { type Enquiry, referenceOf } from "#domain/enquiries/enquiry.ts";
import type { EnquiryPhotograph } from "#domain/enquiries/photographs/enquiry-photographs.ts";
import { ActionButton } from "../../kit/form/action-button.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";
import { amountsOf } from "../written-details.ts";
import { LinePanel } from "./line-panel.tsx";
import { Message } from "./message.tsx";
import { Photographs } from "./photographs.tsx";
import type { Sender } from "./reply-links.ts";

export interface LoadedPart {
  enquiry: Enquiry;
  service: string | null;
  photographs: EnquiryPhotograph[];
}

export function EnquiryParts({ parts, sender }: { parts: readonly LoadedPart[]; sender: Sender }) {
  const text = useAdminText().enquiries;
  return parts.map(({ enquiry, service, photographs }) => {
    const { id, createdAt, inquiry, message, note, email, line } = enquiry;
    const known = [service ?? text.inquiries[inquiry], email, ...amountsOf(text, enquiry)];
    return (
      <div key={id} className="flex flex-col gap-3">
        <Panel title={text.inquiries[inquiry]}>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-steel">
            <span>
              <Sentence text={text.before.part} values={{ day: <Time iso={createdAt} as="day" /> }} />
            </span>
            <span>
              {text.facts.reference} {referenceOf(id)}
            </span>
          </p>
          <p className="text-sm wrap-anywhere text-steel">{known.filter((one) => one !== "").join(" · ")}</p>
          {message === "" ? null : <Message text={message} />}
          {note === "" ? null : (
            <p className="mt-3 rounded-md bg-sand p-3 whitespace-pre-wrap wrap-anywhere">
              {text.note.title}: {note}
            </p>
          )}
          <ActionButton
            fetcherKey={`separate-part-${id}`}
            fields={{ intent: "separate", other: id }}
            busy={text.before.separating}
            kind="secondary"
            className="mt-3"
          >
            {text.before.separate}
          </ActionButton>
        </Panel>
        {photographs.length === 0 ? null : <Photographs enquiryId={id} photographs={photographs} />}
        {line?.state === "waiting" ? <LinePanel enquiry={enquiry} sender={sender} address="" /> : null}
      </div>
    );
  });
}
