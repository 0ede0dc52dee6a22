import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { type AdminText, adminTextContext, counted } from "../layout/admin-text.ts";
import { logAnonymousActivity } from "../layout/log-activity.server.ts";

type SignInAnswer = { ok: true; setCookie: string[] } | { ok: false; status: 401 | 429; message: string };

/** Of a failure the log keeps neither who it was nor what was typed. */
export async function signIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  credentials: { email: string; password: string },
  detail: string,
): Promise<SignInAnswer> {
  const text = context.get(adminTextContext);
  const { address } = context.get(requestContext);
  const { headers } = request;
  const from = { address, userAgent: headers.get("user-agent"), cookie: headers.get("cookie") };
  const { administrator } = context.get(servicesContext);
  const signedIn = await administrator.signIn(credentials, from);
  if (signedIn.ok) {
    const { setCookie, reference } = signedIn.value;
    await logAnonymousActivity(context, { kind: "signed in", detail, session: reference });
    return { ok: true, setCookie };
  }
  const { refusal } = signedIn;
  const { wrongCredentials, tooManyAttempts } = text.activity.details;
  const isWrong = refusal.reason === "wrong";
  const why = isWrong ? wrongCredentials : tooManyAttempts;
  await logAnonymousActivity(context, { kind: "sign-in failed", detail: why, session: null });
  return isWrong
    ? { ok: false, status: 401, message: text.session.wrongCredentials }
    : { ok: false, status: 429, message: waitSentence(text, refusal.retryAfterSeconds) };
}

export function waitSentence({ session }: AdminText, seconds: number): string {
  const { tooMany } = session;
  return seconds < 60 ? counted(tooMany.seconds, seconds) : counted(tooMany.minutes, Math.ceil(seconds / 60));
}

export function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
}
