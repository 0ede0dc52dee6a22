import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { workshopContext } from "#app/workshop.server.ts";
import { type AdministratorSession, administratorRole } from "#domain/administrator/administrator.ts";
import { signInPath } from "./sections.ts";

const administratorContext = createContext<AdministratorSession>();

/** What a signed-in account without the role is told. */
export const roleMissing = "This account is not allowed into the back office.";
/** What a script is told when nobody is signed in any more. */
export const signedOut = "Your session has ended. Please sign in again.";

/** Who is signed in. Throws where no guard has looked, so that a forgotten guard is a fault and not an open door. */
export function signedInAdministrator(context: Readonly<RouterContextProvider>): AdministratorSession {
  return context.get(administratorContext);
}

/** Lets only administrators see the pages below; everybody else is led to the sign-in page. */
export const guardPages: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = await context.get(workshopContext).administrator.session(request.headers);
  if (session === null) {
    const to = request.method === "GET" ? url.pathname + url.search : url.pathname;
    throw redirect(`${signInPath}?to=${encodeURIComponent(to)}`);
  }
  if (session.role !== administratorRole) throw data(roleMissing, { status: 403 });
  context.set(administratorContext, session);
  return withCookies(await next(), session);
};

/** The same guard for calls by our own scripts, which want a status and a sentence instead of a page. */
export const guardCalls: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await context.get(workshopContext).administrator.session(request.headers);
  if (session === null) return Response.json({ message: signedOut }, { status: 401 });
  if (session.role !== administratorRole) return Response.json({ message: roleMissing }, { status: 403 });
  context.set(administratorContext, session);
  return withCookies(await next(), session);
};

function withCookies(response: Response, session: AdministratorSession): Response {
  for (const cookie of session.setCookie) response.headers.append("Set-Cookie", cookie);
  return response;
}
