import { data, isRouteErrorResponse } from "react-router";

/** What the guard throws at an account that is no administrator's; no proxy's 403 looks like it. */
export function noEntry(sentence: string) {
  return data({ noEntry: sentence }, { status: 403 });
}

export function isNoEntry(error: unknown): error is { data: { noEntry: string } } {
  return isRouteErrorResponse(error) && typeof Object(error.data).noEntry === "string";
}
