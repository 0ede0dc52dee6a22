import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { administratorRole } from "#domain/administrator/account.ts";
import type { AdministratorSession } from "#domain/administrator/sessions.ts";
import { signInPath } from "../layout/sections.ts";
import { accountHeader, type Interruption, interruptionHeader } from "./session-headers.ts";

const administratorContext = createContext<AdministratorSession>();

/** What a signed-in account without the role is told. */
export const roleMissing = "This account is not allowed into the back office.";
/** What a script is told when nobody is signed in any more. */
export const signedOut = "Your session has ended. Please sign in again.";
const otherAccount = "Another account is signed in now. Please sign in again.";

/** Who is signed in. Throws where no guard has looked, so that a forgotten guard is a fault and not an open door. */
export function signedInAdministrator(context: Readonly<RouterContextProvider>): AdministratorSession {
  return context.get(administratorContext);
}

/**
 * Lets only administrators see the pages below. A page that is open already is told that it has to ask for the
 * password; everybody else is led to the sign-in page.
 */
export const guardPages: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = await context.get(servicesContext).administrator.session(request.headers);
  const isOpenPage = request.headers.has(accountHeader);
  if (session === null && !isOpenPage) {
    const to = request.method === "GET" ? url.pathname + url.search : url.pathname;
    throw redirect(`${signInPath}?to=${encodeURIComponent(to)}`);
  }
  if (session === null) return interrupted("ended");
  if (belongsToOther(request, session)) return interrupted("other account");
  if (session.role !== administratorRole) throw data(roleMissing, { status: 403 });
  context.set(administratorContext, session);
  return withCookies(await next(), session);
};

/** The same guard for calls by our own scripts, which want a status and a sentence instead of a page. */
export const guardCalls: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await context.get(servicesContext).administrator.session(request.headers);
  if (session === null) return interrupted("ended");
  if (belongsToOther(request, session)) return interrupted("other account");
  if (session.role !== administratorRole) return Response.json({ message: roleMissing }, { status: 403 });
  context.set(administratorContext, session);
  return withCookies(await next(), session);
};

/** What an open page is told whose requests have to wait until its own administrator has signed in again. */
function interrupted(why: Interruption): Response {
  const message = why === "ended" ? signedOut : otherAccount;
  return Response.json({ message }, { status: 401, headers: { [interruptionHeader]: why } });
}

/** Whether the page was opened by another account: nobody goes on in somebody else's name. */
function belongsToOther(request: Request, session: AdministratorSession): boolean {
  const account = request.headers.get(accountHeader);
  return account !== null && account !== session.userId;
}

function withCookies(response: Response, session: AdministratorSession): Response {
  for (const cookie of session.setCookie) response.headers.append("Set-Cookie", cookie);
  return response;
}
