import { z } from "zod";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import { testimonialLengths } from "#domain/values/testimonial-lengths.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

const { quote, name, position } = testimonialLengths;

/** In UTF-16 units, as in the list of testimonials. */
export const lineLengths = { quote, name, town: position } as const;

export const lineFields = ["quote", "name", "town"] as const;
export type LineField = (typeof lineFields)[number];

export type LineDraft = Record<LineField, string> & { consents: boolean };

export type LineRefusals = Partial<Record<LineField | "consents", "missing" | "too-long">>;

export type LineWords = Readonly<Record<LineField, string>>;

const storedLine = z.object({
  quote: z.string(),
  name: z.string(),
  town: z.string(),
  language: z.enum(["en", "hi", "mr"]),
  /** UTC, ISO 8601. */
  saidAt: z.string(),
  privacyVersion: z.string(),
});

export type CustomerLine = z.output<typeof storedLine>;

export type LineState = "waiting" | "approved" | "rejected";

export type SaidLine = CustomerLine & { state: LineState };

/** Null where nothing was said. */
export function lineOf(said: string | null, state: LineState | null): SaidLine | null {
  if (said === null || state === null) return null;
  return { ...storedLine.parse(JSON.parse(said)), state };
}

/** Refuses empty fields and a missing consent. */
export function validateLine(draft: LineDraft): Result<LineWords, LineRefusals> {
  const refusals: LineRefusals = draft.consents ? {} : { consents: "missing" };
  const words = { quote: "", name: "", town: "" };
  for (const field of lineFields) {
    // Braces would be the place of a fact.
    const line = normalizeLine(draft[field].replace(/[{}]/g, ""), lineLengths[field]);
    if (line === null) refusals[field] = "too-long";
    else if (line === "") refusals[field] = "missing";
    else words[field] = line;
  }
  return Object.keys(refusals).length > 0 ? refused(refusals) : accepted(words);
}
