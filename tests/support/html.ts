/** The first element of that name in a page, whole; an empty text when there is none. */
export function within(html: string, element: string): string {
  return new RegExp(`<${element}[ >].*?</${element}>`, "s").exec(html)?.[0] ?? "";
}

/** Every link of a part of a page: where it leads, and its words. */
export function linksOf(html: string): { href: string; words: string }[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", content = ""]) => ({
      href: href.replaceAll("&amp;", "&"),
      words: wordsOf(content),
    }),
  );
}

/** The words of all elements of that name, in their order. */
export function eachOf(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, "gs"));
  return [...found].map(([, content = ""]) => wordsOf(content));
}

/** What is read of a part of a page. Signs that keep words on one line read as spaces and hyphens. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Path of the picture that messengers show beside a link to the page. */
export function sharePictureIn(html: string): string {
  const { pathname, search } = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
  return pathname + search;
}
