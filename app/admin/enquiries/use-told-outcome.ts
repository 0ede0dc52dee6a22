import type { Fetcher } from "react-router";
import { useEachAnswer } from "#app/use-each-answer.ts";
import { tellFailure, tellSuccess } from "../layout/notices.tsx";
import type { EnquiryChange } from "./enquiry-change.ts";

/** Tells the outcome of a change once, as a notice. */
export function useToldOutcome(change: Fetcher<EnquiryChange | undefined>): void {
  useEachAnswer(change, ({ ok, title, description }) => {
    if (ok) tellSuccess(title, description);
    else tellFailure(title, description);
  });
}
