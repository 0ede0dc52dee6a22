const stylesheet = /<link (?:[^>]* )?rel="stylesheet"[^>]*>/;

/**
 * Asks for the stylesheet, without which nothing is shown, before the pictures and faces that are fetched ahead:
 * it then comes on the connection that has brought the page, and they wait for the new ones.
 */
export function askForStylesheetFirst(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  if (!stylesheet.test(head)) return html;
  const ahead: string[] = [];
  const withoutAhead = head.replace(/<link (?:[^>]* )?rel="preload"[^>]*>/g, (link) => {
    ahead.push(link);
    return "";
  });
  return withoutAhead.replace(stylesheet, (link) => link + ahead.join("")) + html.slice(end);
}
