import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { passwordPath } from "../page/sections.ts";
import { accountHeader, interruptionHeader, passwordWanted } from "../page/session-headers.ts";
import { answerHeaders, signedInAdministrator } from "./guard.server.ts";
import { refusal } from "./json-answer.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Before what destroys for good or takes data away: whether the password was given more than 15 minutes ago. Then an
 * open page asks for it and sends the request once more.
 */
export function isPasswordDue(context: Context): boolean {
  const isDue = context.get(servicesContext).administrator.needsPassword(signedInAdministrator(context));
  if (isDue) answerHeaders(context).set(interruptionHeader, passwordWanted);
  return isDue;
}

export function passwordFirst(context: Context): Response {
  return refusal(403, context.get(adminTextContext).session.passwordFirst.notDone);
}

/** Leads a browser whose page cannot ask by itself to the page that does; an open page goes on. */
export function leadToPassword({ request, url }: { request: Request; url: URL }): void {
  if (request.headers.has(accountHeader)) return;
  const to = request.method === "POST" ? url.pathname : url.pathname + url.search;
  throw redirect(`${passwordPath}?${new URLSearchParams({ to })}`);
}
