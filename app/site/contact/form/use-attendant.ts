import { type RefObject, useRef } from "react";
import type { Inquiry } from "#domain/enquiries/enquiry-rules.ts";
import type { FormAttendant } from "./attend-form.ts";

/** Answers who looks after the form, fetched once; null while that script cannot be fetched. */
export function useAttendant(
  form: RefObject<HTMLFormElement | null>,
  address: string,
  inquiry: Inquiry,
): () => Promise<FormAttendant | null> {
  const attendant = useRef<Promise<FormAttendant | null>>(null);

  async function fetchAttendant(): Promise<FormAttendant | null> {
    try {
      const { attendForm } = await import("./attend-form.ts");
      if (form.current !== null) return attendForm({ form: form.current, address, inquiry });
    } catch {
      // Another touch tries again.
    }
    attendant.current = null;
    return null;
  }

  return () => {
    attendant.current ??= fetchAttendant();
    return attendant.current;
  };
}
