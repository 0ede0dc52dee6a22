import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What to do when the server was not reached. */
export const networkErrorAdvice =
  "The server could not be reached. Please check the connection and try again.";

/** The outcome of a form that got no answer; `title` says what failed. Its status 0 is no HTTP status. */
export function networkError(title: string): { status: number; title: string; description: string } {
  return { status: 0, title, description: networkErrorAdvice };
}

/** Whether an outcome was made by `unreached`. */
export function isNetworkError(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && "status" in outcome && outcome.status === 0;
}

type Answered = Pick<
  ShouldRevalidateFunctionArgs,
  "actionResult" | "actionStatus" | "defaultShouldRevalidate"
>;

/** Also after a refusal, since what is shown may be what made it; but not while the server is out of reach. */
export function readAgainWhenAnswered({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: Answered): boolean {
  if (isNetworkError(actionResult)) return false;
  return defaultShouldRevalidate || actionStatus !== undefined;
}
