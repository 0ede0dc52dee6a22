import { escapeHtml as escaped } from "#platform/escape-html.ts";

type Pair = readonly [label: string, value: string];

export interface MailContent {
  language: string;
  title: string;
  facts: readonly Pair[];
  message: Pair | null;
  links: readonly (readonly [words: string, url: string])[];
  hint: string | null;
}

/** The mail as plain text. */
export function renderText({ title, facts, message, links, hint }: MailContent): string {
  const line = ([name, value]: Pair) => `${name}: ${value}`;
  const written = message === null ? [] : [[`${message[0]}:`, message[1]]];
  const blocks = [[title], facts.map(line), ...written, links.map(line), ...(hint === null ? [] : [[hint]])];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const label = "padding:4px 16px 4px 0;color:#5b5750;vertical-align:top;white-space:nowrap";
const link =
  "display:inline-block;margin:0 8px 8px 0;padding:12px 20px;border:2px solid #0f5c5c;border-radius:6px;color:#0f5c5c;font-weight:bold;text-decoration:none";

/** The mail as HTML with every value escaped. */
export function renderHtml({ language, title, facts, message, links, hint }: MailContent): string {
  const rows = facts.map(
    ([name, value]) => `<tr><td style="${label}">${escaped(name)}</td><td><b>${escaped(value)}</b></td></tr>`,
  );
  return mailPage(
    { language, title },
    `<table style="border-collapse:collapse">${rows.join("")}</table>
${message === null ? "<br>" : messageHtml(message)}
<p>${links.map(([words, url]) => mailLink(words, url)).join("")}</p>
${hint === null ? "" : `<p style="color:#5b5750">${escaped(hint)}</p>`}`,
  );
}

function messageHtml([label, words]: Pair): string {
  return `<p style="margin:16px 0 4px;color:#5b5750">${escaped(label)}</p>
<p style="margin:0 0 24px;padding:16px;background:#f4f1ea;white-space:pre-wrap">${escaped(words)}</p>`;
}

/** A link that looks like a button. */
export function mailLink(words: string, url: string): string {
  return `<a style="${link}" href="${escaped(url)}">${escaped(words)}</a>`;
}

/** The frame of every mail; `content` is HTML. */
export function mailPage({ language, title }: { language: string; title: string }, content: string): string {
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1d1b18;background:#fff">
<h1 style="margin:0 0 16px;font-size:20px">${escaped(title)}</h1>
${content}
</body></html>
`;
}
