import { defaultLanguage, type Language, languages } from "#content/languages.ts";

/** Whether the path is the back office, in any case of letters. */
export function isOfficePath(pathname: string): boolean {
  return /^\/admin(\W|$)/i.test(pathname);
}

/** By its prefix; in the back office by a cookie. */
export function requestLanguage(request: Request): Language {
  const { pathname } = new URL(request.url);
  if (!isOfficePath(pathname)) return languageOfPrefix(pathname);
  const [, told] =
    /(?:^|; ?)(?:__Host-)?rathkar\.language=(\w+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  return languages.find(({ code }) => code === told)?.code ?? defaultLanguage;
}

/** Also of an incomplete path. */
export function languageOfPrefix(pathname: string): Language {
  const [, first] = /^\/([a-z]+)(?![^/?#])/i.exec(pathname) ?? [];
  return languages.find(({ prefix }) => prefix === `/${first?.toLowerCase()}`)?.code ?? defaultLanguage;
}
