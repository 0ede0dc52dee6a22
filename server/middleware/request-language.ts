import { defaultLanguage, type Language, languages } from "#content/languages.ts";

/** Of an address: its prefix; in the back office the one that its browser was last told, by a cookie. */
export function requestLanguage(request: Request): Language {
  const { pathname } = new URL(request.url);
  if (!/^\/admin(\W|$)/i.test(pathname)) {
    const first = pathname.split("/")[1]?.toLowerCase();
    return languages.find(({ prefix }) => prefix === `/${first}`)?.code ?? defaultLanguage;
  }
  // Behind TLS its name has the prefix, which the address of a request does not tell here.
  const [, told] =
    /(?:^|; ?)(?:__Host-)?rathkar\.language=(\w+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  return languages.find(({ code }) => code === told)?.code ?? defaultLanguage;
}
