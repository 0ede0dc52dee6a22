import { useEffect } from "react";
import { tellFailure, tellSuccess } from "../notices.tsx";
import type { EnquiryChange } from "./enquiry-change.ts";

/** Tells the outcome of a change once, as a notice. */
export function useToldOutcome(outcome: EnquiryChange | undefined): void {
  useEffect(() => {
    if (outcome === undefined) return;
    if (outcome.ok) tellSuccess(outcome.title, outcome.description);
    else tellFailure(outcome.title, outcome.description);
  }, [outcome]);
}
