import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { factsAddress } from "../../kit/addresses/facts.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { askFor, type Sender } from "./reply-links.ts";

export function ReviewPanel({ enquiry, sender }: { enquiry: Enquiry; sender: Sender }) {
  const text = useAdminText().enquiries.review;
  const { reviewLink } = sender.google;
  const chat = askFor("askReview", enquiry, sender, reviewLink);
  if (chat === null) return null;
  return (
    <Panel title={text.title}>
      {reviewLink === "" ? (
        <>
          <p className="mt-2 text-sm text-steel">{text.missing}</p>
          <Link to={factsAddress("google")} className={`${buttonClass("secondary")} mt-3`}>
            {text.settings}
          </Link>
        </>
      ) : (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass("secondary")} mt-3`}
        >
          <Icon name="chat" />
          {text.ask}
        </a>
      )}
    </Panel>
  );
}
