import type { Language } from "#content/languages.ts";
import { fillPlaceholders, type PlaceholderValues } from "#content/placeholders.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { requestLanguage } from "./request-language.ts";

export interface PlainContent {
  status: number;
  title: string;
  sentence: string;
  headers?: Record<string, string>;
  /** English without. */
  language?: Language;
}

export interface Refusal extends Pick<PlainContent, "status" | "headers"> {
  words: Exclude<keyof Texts["refusals"], "home">;
  values: PlaceholderValues;
}

/** A refusal that people meet, in their language. */
export function refuse(request: Request, { words, values, ...answer }: Refusal): Response {
  const language = requestLanguage(request);
  const { title, sentence } = textsOf(language).refusals[words];
  return plainResponse(request, { ...answer, title, sentence: fillPlaceholders(sentence, values), language });
}

/** The sentence as the client reads it: HTML, `{ error }` or text. */
export function plainResponse(
  request: Request,
  { status, title, sentence, headers, language }: PlainContent,
): Response {
  const accept = request.headers.get("Accept") ?? "";
  const [type, body] = accept.includes("text/html")
    ? ["text/html; charset=utf-8", plainPage(title, sentence, language)]
    : accept.includes("application/json")
      ? ["application/json", JSON.stringify({ error: sentence })]
      : ["text/plain; charset=utf-8", `${sentence}\n`];
  return new Response(body, { status, headers: { ...headers, "Content-Type": type } });
}

/** Needs neither style sheet nor application. */
export function plainPage(title: string, sentence: string, language: Language = "en"): string {
  const { home } = textsOf(language).refusals;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">${home}</a></p></main></body>
</html>
`;
}
