import { networkError } from "../ui/network-error.ts";
import { type ListWords, messagesOf } from "./list-words.ts";

/** What a form of a list can ask for. */
export const listIntents = ["add", "rename", "delete"] as const;

export type ListIntent = (typeof listIntents)[number];

/** What came of it, in the words the administrator reads. */
export type ListAnswer =
  /** `name` is what the row is called, or was called. */
  | { kind: "done"; title: string; name: string }
  /** Nothing was left after trimming (specification section 5). */
  | { kind: "ignored" }
  /** Said beside the field. */
  | { kind: "wrong"; message: string }
  /** Another tab was quicker: the row is called `name` now. */
  | { kind: "renamed meanwhile"; message: string; name: string }
  /** `status` is the HTTP status; 0 when the server was not reached. */
  | { kind: "failed"; status: number; title: string; description: string };

/** What a form is answered that has not reached the server. */
export function unansweredForm(words: ListWords, given: FormDataEntryValue | null): ListAnswer {
  const intent = listIntents.find((one) => one === given) ?? "rename";
  return { kind: "failed", ...networkError(messagesOf(words).failure[intent]) };
}
