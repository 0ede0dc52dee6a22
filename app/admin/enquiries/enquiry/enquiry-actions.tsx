import { useEffect, useEffectEvent } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type Enquiry, enquiryStates } from "#domain/enquiries/enquiry.ts";
import { Confirm } from "../../kit/dialog/confirm.tsx";
import { ActionButton } from "../../kit/form/action-button.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import type { MarkedBefore, useMark } from "../use-mark.ts";
import type { EnquiryOutcome } from "./change-enquiry.server.ts";

interface StateButtonsProps extends Pick<ReturnType<typeof useMark>, "mark" | "marking"> {
  enquiry: MarkedBefore;
}

export function StateButtons({ enquiry, mark, marking }: StateButtonsProps) {
  const text = useAdminText().enquiries;
  const { id, state } = enquiry;
  const shown = marking.formData?.get("state") ?? state;
  return (
    <Panel title={text.markAs}>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {enquiryStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => {
              if (shown !== one) mark({ id, state: one, callBackOn: null }, enquiry);
            }}
            className={`min-h-11 rounded-md border-2 px-1 text-sm font-bold ${
              shown === one ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
            }`}
          >
            {text.states[one]}
          </button>
        ))}
      </div>
    </Panel>
  );
}

export function MarkUnread({ enquiry: { id, isRead } }: { enquiry: Pick<Enquiry, "id" | "isRead"> }) {
  const { markUnread } = useAdminText().enquiries;
  return (
    <ActionButton
      fetcherKey={`unread-${id}`}
      fields={{ intent: "read", isRead: "false" }}
      busy={markUnread}
      kind="secondary"
      disabled={!isRead}
    >
      {markUnread}
    </ActionButton>
  );
}

export function DeleteEnquiry({ removal }: { removal: FetcherWithComponents<EnquiryOutcome | undefined> }) {
  const text = useAdminText().enquiries.delete;
  const isDone = removal.data?.ok === true;
  return (
    <Confirm
      title={text.title}
      question={text.question}
      isRestorable
      confirm={text.button}
      onConfirm={() => void removal.submit({ intent: "delete" }, { method: "post" })}
      trigger={
        <Button kind="danger" disabled={removal.state !== "idle" || isDone}>
          {removal.state === "idle" ? text.button : text.deleting}
        </Button>
      }
    />
  );
}

/** Once and when really seen, so that it can be marked as unread. */
export function useMarkRead({ id, isRead }: Pick<Enquiry, "id" | "isRead">): void {
  const read = useFetcher<EnquiryOutcome>({ key: `read-${id}` });
  const markRead = useEffectEvent(() => {
    if (!isRead) void read.submit({ intent: "read", isRead: "true" }, { method: "post" });
  });

  useEffect(() => {
    const seen = new AbortController();
    const look = () => {
      if (document.visibilityState !== "visible") return;
      seen.abort();
      markRead();
    };
    document.addEventListener("visibilitychange", look, { signal: seen.signal });
    look();
    return () => seen.abort();
  }, []);
}
