import type { Texts } from "#content/texts.ts";

/** `batch` and `longForm` are larger than the others and stream. */
export type BodyKind =
  | "beacon"
  | "form"
  | "json"
  | "batch"
  | "longForm"
  | "photograph"
  | "formWithPhotographs";

/** Posts from one network. */
export const limits = {
  "sign-ins": { requests: 30, seconds: 300 },
  /** An administrator may drop a whole folder. */
  uploads: { requests: 600, seconds: 300 },
  /** Thousands of phones may share one network. */
  visits: { requests: 300, seconds: 60 },
} as const;

export interface Address {
  path: string;
  module: string;
  takes?: BodyKind;
  limit?: keyof typeof limits;
  /** For everybody until the content changes, or as long as the route says. */
  kept?: "untilChange" | "asItSays" | "never";
  /** Opens something by itself, so no log has it. */
  isSecret?: true;
  query?: readonly string[];
}

export interface SiteAddress extends Address {
  id: string;
  name?(texts: Texts, slug: string): string | null;
  words?: keyof Texts;
  each?: "services" | "bodyTypes";
  group?: "company" | "legal";
  summary?(texts: Texts): string;
}
