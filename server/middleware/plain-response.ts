import { escapeHtml } from "#platform/escape-html.ts";

export interface PlainContent {
  status: number;
  title: string;
  sentence: string;
  headers?: Record<string, string>;
}

/** Says the sentence as the client reads it: a page for a browser, `{ error }` for JSON, else text. */
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

/** A page that needs neither a style sheet nor the application. */
export function plainPage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">Home</a></p></main></body>
</html>
`;
}
