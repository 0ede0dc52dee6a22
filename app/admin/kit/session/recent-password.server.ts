import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { passwordPath } from "../page/sections.ts";
import { accountHeader, interruptionHeader, passwordWanted } from "../page/session-headers.ts";
import { answerHeaders, signedInAdministrator } from "./guard.server.ts";
import { refusal } from "./json-answer.server.ts";

type Context = Readonly<RouterContextProvider>;

/** After 15 minutes an open page asks for the password. */
export function isPasswordDue(context: Context): boolean {
  const isDue = context.get(servicesContext).administrator.needsPassword(signedInAdministrator(context));
  if (isDue) answerHeaders(context).set(interruptionHeader, passwordWanted);
  return isDue;
}

export function passwordFirst(context: Context): Response {
  return refusal(403, context.get(adminTextContext).session.passwordFirst.notDone);
}

export function leadToPassword({ request, url }: { request: Request; url: URL }): void {
  if (request.headers.has(accountHeader)) return;
  const to = request.method === "POST" ? url.pathname : url.pathname + url.search;
  throw redirect(`${passwordPath}?${new URLSearchParams({ to })}`);
}
