import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { adminTexts } from "#content/admin-texts.server.ts";
import { defaultLanguage, type Language, languages } from "#content/languages.ts";
import type { AdminText } from "#content/texts.ts";
import { cookiesAt } from "#domain/administrator/cookies.ts";
import type { AdministratorSession } from "#domain/administrator/sessions.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { browserLanguage } from "./browser-language.ts";

type Context = Readonly<RouterContextProvider>;

const name = "language";
/** Browsers keep no cookie for longer (in seconds). */
const rememberedSeconds = 400 * 24 * 60 * 60;
/** Chosen while signed out, so it replaces the account's language. */
const newlyChosen = ".new";

export function languageCookie(origin: string, language: Language, isSignedIn: boolean): string {
  const value = isSignedIn ? language : language + newlyChosen;
  return cookiesAt(origin).write(name, { value, maxAgeSeconds: rememberedSeconds });
}

export function rememberedText(request: Request): AdminText {
  return adminTexts[languageInCookie(request).language ?? askedLanguage(request)];
}

export async function applyLanguage(
  context: Context,
  request: Request,
  session: AdministratorSession,
): Promise<string[]> {
  const { origin } = new URL(request.url);
  const { language: remembered, isNew } = languageInCookie(request);
  const chosen = isNew ? remembered : session.language;
  const language = chosen ?? remembered ?? askedLanguage(request);
  context.set(adminTextContext, adminTexts[language]);
  if (isNew) await context.get(servicesContext).administrator.setLanguage(session, language);
  const isRemembered = language === remembered && !isNew;
  return chosen === null || isRemembered ? [] : [languageCookie(origin, language, true)];
}

function askedLanguage(request: Request): Language {
  return browserLanguage(request.headers.get("accept-language")) ?? defaultLanguage;
}

function languageInCookie(request: Request): { language: Language | null; isNew: boolean } {
  const value = cookiesAt(request.url).read(request.headers.get("cookie"), name) ?? "";
  const isNew = value.endsWith(newlyChosen);
  const code = isNew ? value.slice(0, -newlyChosen.length) : value;
  const language = languages.find((known) => known.code === code)?.code ?? null;
  return { language, isNew: isNew && language !== null };
}
