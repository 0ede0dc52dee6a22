import { z } from "zod";

const id = z.uuid();

/** The id that an address names, or null where it is none. */
export function readEnquiryId(text: string): string | null {
  return id.safeParse(text).data ?? null;
}
