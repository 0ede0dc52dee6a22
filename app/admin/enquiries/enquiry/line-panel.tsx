import { buttonClass } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { enquiriesPath } from "../../kit/addresses/enquiries.ts";
import { ActionButton } from "../../kit/form/action-button.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { askFor, type Sender } from "./reply-links.ts";

interface LinePanelProps {
  enquiry: Enquiry;
  sender: Sender;
  address: string;
}

export function LinePanel({ enquiry, sender, address }: LinePanelProps) {
  const text = useAdminText().enquiries.line;
  const { id, line } = enquiry;
  const chat = askFor("ask", enquiry, sender, address);
  return (
    <Panel title={text.title}>
      {line === null ? null : (
        <>
          <figure lang={line.language} className="mt-2 wrap-anywhere">
            <blockquote className="font-bold">{line.quote}</blockquote>
            <figcaption className="text-sm text-steel">
              {line.name}, {line.town}
            </figcaption>
          </figure>
          <p className="mt-2 text-sm">{text.states[line.state]}</p>
        </>
      )}
      {line?.state !== "waiting" ? null : (
        <div className="mt-3 flex flex-wrap gap-3">
          {([true, false] as const).map((isApproved) => (
            <ActionButton
              key={String(isApproved)}
              fetcherKey={`line-${isApproved}-${id}`}
              action={`${enquiriesPath}/${id}`}
              fields={{ intent: "line", saidAt: line.saidAt, isApproved: String(isApproved) }}
              busy={text.deciding}
              kind={isApproved ? "primary" : "secondary"}
            >
              {isApproved ? text.approve : text.reject}
            </ActionButton>
          ))}
        </div>
      )}
      {line?.state === "waiting" || line?.state === "approved" ? null : (
        <>
          {chat === null ? (
            <p className="mt-2 wrap-anywhere">
              {text.unreadable} {address}
            </p>
          ) : (
            <a
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass("secondary")} mt-3`}
            >
              <Icon name="chat" />
              {line === null ? text.ask : text.askAgain}
            </a>
          )}
          <p className="mt-2 text-sm text-steel">{text.hint}</p>
        </>
      )}
    </Panel>
  );
}
