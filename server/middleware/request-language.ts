import { defaultLanguage, type Language, languages } from "#content/languages.ts";

export function isOfficePath(pathname: string): boolean {
  return /^\/admin(\W|$)/i.test(pathname);
}

/** Of an address: its prefix; in the back office the one that its browser was last told, by a cookie. */
export function requestLanguage(request: Request): Language {
  const { pathname } = new URL(request.url);
  if (!isOfficePath(pathname)) return languageOfPrefix(pathname);
  const [, told] =
    /(?:^|; ?)(?:__Host-)?rathkar\.language=(\w+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  return languages.find(({ code }) => code === told)?.code ?? defaultLanguage;
}

/** By as much of a path as there is. */
export function languageOfPrefix(pathname: string): Language {
  const [, first] = /^\/([a-z]+)(?![^/?#])/i.exec(pathname) ?? [];
  return languages.find(({ prefix }) => prefix === `/${first?.toLowerCase()}`)?.code ?? defaultLanguage;
}
