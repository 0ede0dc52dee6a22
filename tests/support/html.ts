export function within(html: string, element: string): string {
  return new RegExp(`<${element}[ >].*?</${element}>`, "s").exec(html)?.[0] ?? "";
}

export function linksOf(html: string): { href: string; words: string }[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", content = ""]) => ({
      href: href.replaceAll("&amp;", "&"),
      words: wordsOf(content),
    }),
  );
}

export function eachOf(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, "gs"));
  return [...found].map(([, content = ""]) => wordsOf(content));
}

export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

export function sharePictureIn(html: string): string {
  const { pathname, search } = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
  return pathname + search;
}
