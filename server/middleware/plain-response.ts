import { defaultLanguage, type Language, languages } from "#content/languages.ts";
import { fillPlaceholders, type PlaceholderValues } from "#content/placeholders.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";
import type { Business } from "#domain/facts/business.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { isOfficePath, requestLanguage } from "./request-language.ts";

export type Phone = Business["phones"][0];

export type LastKnownPhone = () => Phone | null;

export type RefusalWords = Exclude<keyof Texts["refusals"], "home" | "phone">;

export interface Refusal {
  status: number;
  words: RefusalWords;
  values?: PlaceholderValues;
  headers?: Record<string, string>;
}

export type Refuse = (request: Request, refusal: Refusal) => Response;

/** Visitors also read whom they can call. */
export function createRefuse(phone: LastKnownPhone): Refuse {
  return (request, { status, words, values = {}, headers }) => {
    const language = requestLanguage(request);
    const known = isOfficePath(new URL(request.url).pathname) ? null : phone();
    const accept = request.headers.get("Accept") ?? "";
    const [type, body] = accept.includes("text/html")
      ? ["text/html; charset=utf-8", refusalPage({ language, words, values, phone: known })]
      : accept.includes("application/json")
        ? ["application/json", JSON.stringify({ error: wordsOf(language, words, values).sentence })]
        : ["text/plain; charset=utf-8", plainText({ language, words, values, phone: known })];
    return new Response(body, { status, headers: { ...headers, "Content-Type": type } });
  };
}

interface RefusalContent {
  language?: Language;
  words: RefusalWords;
  values?: PlaceholderValues;
  phone: Phone | null;
}

const style = {
  body: "margin:0;border-top:12px solid #1b2559;font:17px/1.6 system-ui,sans-serif;color:#131a2b;background:#fffaf1",
  main: "max-width:36rem;margin:auto;padding:32px 20px",
  title: "font-size:32px;line-height:1.3",
  phone:
    "display:inline-block;padding:8px 16px;font-weight:700;color:inherit;background:#ffb51c;border:2px solid;border-radius:4px;text-decoration:none",
  home: "display:inline-block;padding:8px 0;color:#0b6e6e",
};

/** Needs neither style sheet nor application. */
export function refusalPage({
  language = defaultLanguage,
  words,
  values = {},
  phone,
}: RefusalContent): string {
  const { home, phone: label } = textsOf(language).refusals;
  const { title, sentence } = wordsOf(language, words, values);
  const start = languages.find(({ code }) => code === language)?.prefix || "/";
  const paragraphs = [
    escapeHtml(sentence),
    ...(phone === null
      ? []
      : [
          `${label} <a href="tel:${escapeHtml(phone.dialled)}" style="${style.phone}">${escapeHtml(phone.shown)}</a>`,
        ]),
    `<a href="${start}" style="${style.home}">${home}</a>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${style.body}"><main style="${style.main}"><h1 style="${style.title}">${escapeHtml(title)}</h1>${paragraphs.map((words) => `<p>${words}</p>`).join("")}</main></body>
</html>
`;
}

function plainText({ language = defaultLanguage, words, values = {}, phone }: RefusalContent): string {
  const { sentence } = wordsOf(language, words, values);
  return phone === null
    ? `${sentence}\n`
    : `${sentence}\n${textsOf(language).refusals.phone} ${phone.shown}\n`;
}

function wordsOf(language: Language, words: RefusalWords, values: PlaceholderValues) {
  const { title, sentence } = textsOf(language).refusals[words];
  return { title, sentence: fillPlaceholders(sentence, values) };
}
