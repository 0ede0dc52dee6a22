import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { StartSection } from "#domain/administrator/sessions.ts";
import type { CodeAccepted, CodeEntry, SignInFrom } from "#domain/administrator/sign-in.ts";
import { type AdminText, adminTextContext, counted } from "../page/admin-text.ts";
import { logAnonymousActivity } from "./log-activity.server.ts";

type Context = Readonly<RouterContextProvider>;

interface Refused {
  ok: false;
  status: 401 | 429;
  message: string;
}

type SignInAnswer =
  | { ok: true; asksForCode: true; setCookie: string[] }
  | { ok: true; asksForCode: false; setCookie: string[]; startSection: StartSection }
  | Refused;
type CodeAnswer =
  | { ok: true; setCookie: string[]; startSection: StartSection }
  | (Refused & { isOver: boolean });

export async function signIn(
  context: Context,
  request: Request,
  credentials: { email: string; password: string },
  detail: string,
): Promise<SignInAnswer> {
  const text = context.get(adminTextContext);
  const { administrator } = context.get(servicesContext);
  const signedIn = await administrator.signIn(credentials, fromOf(context, request));
  if (signedIn.ok) {
    const { value } = signedIn;
    if (!value.asksForCode) {
      await logAnonymousActivity(context, { kind: "signed in", detail, session: value.reference });
    }
    return { ok: true, ...value };
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

export async function giveCode(
  context: Context,
  request: Request,
  entry: CodeEntry,
  place: string,
): Promise<CodeAnswer> {
  const text = context.get(adminTextContext);
  const { administrator } = context.get(servicesContext);
  const given = await administrator.giveCode(entry, fromOf(context, request));
  if (given.ok) {
    const { setCookie, reference, startSection } = given.value;
    const detail = [place, howSignedIn(text, entry, given.value)].filter(Boolean).join(", ");
    await logAnonymousActivity(context, { kind: "signed in", detail, session: reference });
    return { ok: true, setCookie, startSection };
  }
  const { refusal } = given;
  const { wrongCode, tooManyCodes } = text.activity.details;
  const why = refusal.reason === "wrong" ? wrongCode : tooManyCodes;
  await logAnonymousActivity(context, { kind: "sign-in failed", detail: why, session: null });
  const { code } = text.session;
  switch (refusal.reason) {
    case "wrong":
      return { ok: false, isOver: false, status: 401, message: code.wrong };
    case "over":
      return { ok: false, isOver: true, status: 401, message: code.over };
    case "locked":
      return {
        ok: false,
        isOver: false,
        status: 429,
        message: waitSentence(text, refusal.retryAfterSeconds),
      };
  }
}

function howSignedIn(
  { activity }: AdminText,
  { remember }: CodeEntry,
  { recoveryCodesLeft }: CodeAccepted,
): string {
  const { withCode, withCodeRemembered, withRecoveryCode } = activity.details;
  if (recoveryCodesLeft !== null) return counted(withRecoveryCode, recoveryCodesLeft);
  return remember ? withCodeRemembered : withCode;
}

function fromOf(context: Context, { headers }: Request): SignInFrom {
  const { address } = context.get(requestContext);
  return { address, userAgent: headers.get("user-agent"), cookie: headers.get("cookie") };
}

export function waitSentence({ session }: AdminText, seconds: number): string {
  const { tooMany } = session;
  return seconds < 60 ? counted(tooMany.seconds, seconds) : counted(tooMany.minutes, Math.ceil(seconds / 60));
}

export function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
}
