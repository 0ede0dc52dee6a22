import { data, isRouteErrorResponse } from "react-router";

/** Marked, so that the 403 of a proxy is not taken for it. */
export function noEntry(sentence: string) {
  return data({ noEntry: sentence }, { status: 403 });
}

export function isNoEntry(error: unknown): error is { data: { noEntry: string } } {
  return isRouteErrorResponse(error) && typeof Object(error.data).noEntry === "string";
}
