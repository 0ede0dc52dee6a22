import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { textsOf } from "#content/texts.server.ts";
import { requestContext } from "./context.server.ts";
import { type DocumentFacts, DocumentProvider } from "./document.tsx";
import { LanguageProvider } from "./language/language.tsx";
import { languageOfPath, pathWithoutLanguage } from "./language/paths.ts";
import { readFrameText } from "./site/frame/frame-text.server.ts";
import { FrameTextProvider } from "./site/frame/frame-text.ts";
import { loadedThings, structuredData } from "./site/search/structured-data/structured-data.server.ts";

/** Renders the whole page before it is sent: it can be kept, and nothing waits for a script to be moved into view. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  const { origin, pathname } = new URL(request.url);
  const kind = kindOf(routerContext);
  const language = languageOfPath(pathname);
  const address = { origin, language, path: pathWithoutLanguage(pathname) };
  const facts: DocumentFacts = {
    kind,
    language,
    entryModule: routerContext.manifest.entry.module,
    structuredData:
      kind === "site" && status === 200 ? structuredData(address, context.get(loadedThings)) : null,
  };
  const html = await renderWhole(
    <LanguageProvider language={language} texts={textsOf(language)} origin={origin}>
      <FrameTextProvider value={readFrameText(language)}>
        <DocumentProvider value={facts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </DocumentProvider>
      </FrameTextProvider>
    </LanguageProvider>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).reportFault(error);
};

function kindOf(routerContext: EntryContext): DocumentFacts["kind"] {
  const { matches } = routerContext.staticHandlerContext;
  return matches.some(({ route }) => route.id === "admin") ? "admin" : "site";
}

function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
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
