import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { textsOf } from "#content/texts.server.ts";
import { requestContext } from "./context.server.ts";
import { LanguageProvider } from "./language/language.tsx";
import { languageOfPath, pathWithoutLanguage } from "./language/paths.ts";
import { showHeadingFaceLate } from "./late-headings.server.ts";
import { layOutLate } from "./late-layout.server.ts";
import { startScriptsLate } from "./late-scripts.server.ts";
import {
  loadedThings,
  structuredData,
  withStructuredData,
} from "./site/search/structured-data/structured-data.server.ts";
import { askForStylesheetFirst } from "./stylesheet-first.server.ts";

/** Renders the whole page before it is sent: it can be kept, and nothing waits for a script to be moved into view. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  const page = (
    <LanguageProvider language={language} catalogue={textsOf(language)} origin={url.origin}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </LanguageProvider>
  );
  const html = await renderWhole(page, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!isPublicPage(routerContext)) return new Response(html, { status, headers });
  const headHtml = layOutLate(showHeadingFaceLate(askForStylesheetFirst(html), nonce), nonce);
  const lateHtml = startScriptsLate(headHtml, nonce);
  if (status !== 200) return new Response(lateHtml, { status, headers });
  const address = { origin: url.origin, language, path: pathWithoutLanguage(url.pathname) };
  const graph = structuredData(address, context.get(loadedThings));
  return new Response(withStructuredData(lateHtml, graph), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).reportFault(error);
};

/** The site's pages load their scripts late; the back office is used with scripts from the start. */
function isPublicPage(routerContext: EntryContext): boolean {
  return !routerContext.staticHandlerContext.matches.some(({ route }) => route.path?.startsWith("admin"));
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
