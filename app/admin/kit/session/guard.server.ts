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
import { applyLanguage } from "../language/language.server.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { faultAnswer } from "../page/fault-answer.server.ts";
import { noEntry } from "../page/no-entry.ts";
import { signInPath } from "../page/sections.ts";
import {
  accountHeader,
  type Interruption,
  interruptionHeader,
  unattendedHeader,
} from "../page/session-headers.ts";

type Context = Readonly<RouterContextProvider>;

const administratorContext = createContext<AdministratorSession>();

const answerHeadersContext = createContext<Headers>();

export function answerHeaders(context: Context): Headers {
  return context.get(answerHeadersContext);
}

/** Throws without a guard, so that a forgotten one lets nobody in. */
export function signedInAdministrator(context: Context): AdministratorSession {
  return context.get(administratorContext);
}

export const guardPages: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = await openedSessionOfPage(request, context);
  if (session === null && !request.headers.has(accountHeader)) {
    const to = request.method === "GET" ? url.pathname + url.search : url.pathname;
    throw redirect(`${signInPath}?to=${encodeURIComponent(to)}`);
  }
  if (session === null) return interrupted(context, "ended");
  if (belongsToOther(request, session)) return interrupted(context, "other account");
  if (session.role !== administratorRole) throw noEntry(roleMissing(context));
  return asAdministrator(request, context, session, next);
};

export const guardApi: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await openedSession(request, context).catch((error: unknown) =>
    faultAnswer(context, error),
  );
  if (session !== null && "message" in session) return Response.json(session, { status: 503 });
  if (session === null) return interrupted(context, "ended");
  if (belongsToOther(request, session)) return interrupted(context, "other account");
  if (session.role !== administratorRole) {
    return Response.json({ message: roleMissing(context) }, { status: 403 });
  }
  return asAdministrator(request, context, session, next);
};

function openedSession({ headers }: Request, context: Context): Promise<AdministratorSession | null> {
  return context.get(servicesContext).administrator.session(headers, !headers.has(unattendedHeader));
}

async function openedSessionOfPage(request: Request, context: Context): Promise<AdministratorSession | null> {
  try {
    return await openedSession(request, context);
  } catch (error) {
    if (request.headers.has(accountHeader)) throw error;
    const { message } = await faultAnswer(context, error, context.get(adminTextContext).layout.fault.message);
    throw data(message, { status: 503 });
  }
}

async function asAdministrator(
  request: Request,
  context: Context,
  session: AdministratorSession,
  next: () => Promise<Response>,
): Promise<Response> {
  context.set(administratorContext, session);
  const headers = new Headers();
  context.set(answerHeadersContext, headers);
  const cookies = [...session.setCookie, ...(await applyLanguage(context, request, session))];
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const response = await next();
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

function interrupted(context: Context, why: Interruption): Response {
  const { ended, otherAccount } = context.get(adminTextContext).session;
  const message = why === "ended" ? ended : otherAccount;
  return Response.json({ message }, { status: 401, headers: { [interruptionHeader]: why } });
}

function roleMissing(context: Context): string {
  return context.get(adminTextContext).session.roleMissing;
}

/** Nobody goes on in somebody else's name. */
function belongsToOther(request: Request, session: AdministratorSession): boolean {
  const account = request.headers.get(accountHeader);
  return account !== null && account !== session.userId;
}
