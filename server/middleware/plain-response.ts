import { escapeHtml } from "#platform/escape-html.ts";

export interface PlainContent {
  status: number;
  title: string;
  sentence: string;
  headers?: Record<string, string>;
}

/** The sentence as the client reads it: HTML, `{ error }` or text. */
export function plainResponse(
  request: Request,
  { status, title, sentence, headers }: PlainContent,
): Response {
  const accept = request.headers.get("Accept") ?? "";
  const [type, body] = accept.includes("text/html")
    ? ["text/html; charset=utf-8", plainPage(title, sentence)]
    : accept.includes("application/json")
      ? ["application/json", JSON.stringify({ error: sentence })]
      : ["text/plain; charset=utf-8", `${sentence}\n`];
  return new Response(body, { status, headers: { ...headers, "Content-Type": type } });
}

/** Needs neither style sheet nor application. */
export function plainPage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">Home</a></p></main></body>
</html>
`;
}
