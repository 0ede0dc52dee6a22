import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiry-change.ts";

/**
 * Marks the enquiry as read once its page is really in front of somebody: neither a page that the browser prepares
 * nor a tab in the background does. Once only, so that it can be marked as unread while it is open.
 */
export function useMarkRead({ id, isRead }: Pick<Enquiry, "id" | "isRead">): void {
  const read = useFetcher<EnquiryChange>({ key: `read-${id}` });
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
