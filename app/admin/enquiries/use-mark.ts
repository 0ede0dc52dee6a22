import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { enquiriesPath } from "../kit/addresses/enquiries.ts";
import { useFetcherResult } from "../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess, notifySuccessWithUndo } from "../kit/page/notices.tsx";
import type { EnquiryOutcome } from "./enquiry/change-enquiry.server.ts";

export type Marked = Pick<Enquiry, "id" | "state" | "callBackOn">;

export type MarkedBefore = Pick<Enquiry, keyof Marked | "won">;

export type Mark = (marked: Marked, before: MarkedBefore | null) => void;

/** Call it in what stays: a card may leave the list with its mark. Under one key the enquiry would tell anew what the list has told. */
export function useMark(place: string) {
  const { layout } = useAdminText();
  const marking = useFetcher<EnquiryOutcome>({ key: `mark-${place}` });
  const undone = useRef<MarkedBefore>(null);
  const markedAs = useRef<Enquiry["state"]>(null);
  const [wonId, setWonId] = useState<string | null>(null);

  const mark: Mark = ({ id, state, callBackOn }, before) => {
    undone.current = before;
    markedAs.current = state;
    setWonId(null);
    void marking.submit(
      { intent: "mark", state, callBackOn: callBackOn ?? "" },
      { method: "post", action: `${enquiriesPath}/${id}` },
    );
  };

  useFetcherResult(marking, ({ ok, title, description }) => {
    const before = undone.current;
    if (ok && markedAs.current === "won" && before?.won === null) setWonId(before.id);
    if (!ok) notifyFailure(title, description);
    else if (before === null) notifySuccess(title);
    else {
      const onUndo = () => mark(before, null);
      notifySuccessWithUndo(title, undefined, { label: layout.undo, onUndo }, "mark");
    }
  });
  return { mark, marking, wonId, endAsking: () => setWonId(null) };
}
