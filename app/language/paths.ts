import { defaultLanguage, type Language, languages } from "#content/languages.ts";

export function languageOfPath(pathname: string): Language {
  const first =
    pathname
      .split("/")[1]
      ?.toLowerCase()
      .replace(/\.data$/, "") ?? "";
  return languages.find((language) => language.prefix === `/${first}`)?.code ?? defaultLanguage;
}

export function sitePath(language: Language, path: string): string {
  const prefix = languages.find(({ code }) => code === language)?.prefix ?? "";
  return path.startsWith("/") && path.length > 1 && path[1] !== "?"
    ? prefix + path
    : `${prefix || "/"}${path.slice(1)}`;
}

export function pathsInAll(path: string): Record<Language, string> {
  return { en: sitePath("en", path), hi: sitePath("hi", path), mr: sitePath("mr", path) };
}

export function pathWithoutLanguage(pathname: string): string {
  const prefix = languages.find(({ code }) => code === languageOfPath(pathname))?.prefix ?? "";
  return pathname.slice(prefix.length) || "/";
}

export function canonicalPath(pathname: string): string {
  const decoded = withoutEnd(pathname).replace(/%[0-9a-f]{2}/gi, unescaped);
  const singleSlashes = decoded.replace(/\/{2,}/g, "/") || "/";
  return singleSlashes.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
}

/** A character as itself or as its bytes in UTF-8. */
const characters = /%[c-f][0-9a-f](?:%[89ab][0-9a-f])+|%[0-9a-f]{2}|./gis;
const notOfAddress = /^(?:[^\p{L}\p{N}\p{M}_]|\p{Default_Ignorable_Code_Point})$/u;

function withoutEnd(pathname: string): string {
  if (/\w$/.test(pathname) && !pathname.includes("%")) return pathname;
  const kept = pathname.match(characters) ?? [];
  while (notOfAddress.test(textOf(kept.at(-1) ?? ""))) kept.pop();
  return kept.join("");
}

function textOf(character: string): string {
  try {
    return decodeURIComponent(character);
  } catch {
    return "";
  }
}

/** RFC 3986, 6.2.2: unreserved characters are not escaped, other escapes are in capitals. */
function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}
