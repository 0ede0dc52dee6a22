/** An answer of the edge itself: a status and one plain sentence. */
export interface PlainAnswer {
  status: number;
  title: string;
  sentence: string;
  headers?: Record<string, string>;
}

/**
 * Says the sentence in the form the client reads: a small page for a browser, `{ error }` for a script
 * that asks for JSON, text for everything else.
 */
export function plainAnswer(request: Request, { status, title, sentence, headers }: PlainAnswer): Response {
  const accept = request.headers.get("Accept") ?? "";
  if (accept.includes("text/html")) {
    return answer(plainPage(title, sentence), "text/html; charset=utf-8", status, headers);
  }
  if (accept.includes("application/json")) {
    return answer(JSON.stringify({ error: sentence }), "application/json", status, headers);
  }
  return answer(`${sentence}\n`, "text/plain; charset=utf-8", status, headers);
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

function answer(body: string, type: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...headers, "Content-Type": type } });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
