import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiry-change.ts";
import { useToldOutcome } from "../use-told-outcome.ts";

/** Lets the enquiry stand bold in the list again, as a reminder. */
export function MarkUnread({ enquiry: { id, isRead } }: { enquiry: Pick<Enquiry, "id" | "isRead"> }) {
  const unread = useFetcher<EnquiryChange>({ key: `unread-${id}` });
  useToldOutcome(unread);
  return (
    <Button
      kind="secondary"
      disabled={!isRead || unread.state !== "idle"}
      onClick={() => void unread.submit({ intent: "read", isRead: "false" }, { method: "post" })}
    >
      Mark as unread
    </Button>
  );
}
