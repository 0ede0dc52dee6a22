import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { createTranslate } from "#content/translate.ts";
import { AdminTextContext, adminTextContext, BusinessNameContext } from "./admin/kit/page/admin-text.ts";
import { NonceContext } from "./admin/kit/page/early-press.tsx";
import { requestContext, siteContentContext } from "./context.server.ts";
import { type Page, PageContext } from "./language/language.tsx";
import { languageOfPath, pathWithoutLanguage } from "./language/paths.ts";
import { sharedPage, sharedProject, sharePicturePath } from "./site/search/share/shared-page.server.ts";
import { jsonLdContext, structuredData } from "./site/search/structured-data/structured-data.server.ts";

type Rendering = [
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
];

export default function handleRequest(...rendering: Rendering): Promise<Response> {
  const [, , , , context] = rendering;
  return context.get(requestContext).inTurn(() => renderPage(...rendering));
}

/** Whole before it is sent, so that it can be cached and needs no script. */
async function renderPage(
  ...[request, status, headers, routerContext, context]: Rendering
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  const isAdminPage = isAdmin(routerContext);
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <PageContext value={isAdminPage ? null : pageOf(request, status, routerContext, context)}>
        <AdminTextContext value={isAdminPage ? context.get(adminTextContext) : null}>
          <BusinessNameContext value={isAdminPage ? businessNameOf(context) : ""}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </BusinessNameContext>
        </AdminTextContext>
      </PageContext>
    </NonceContext>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).reportFault(error);
};

function isAdmin({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === "office");
}

function businessNameOf(context: Readonly<RouterContextProvider>): string {
  return context.get(siteContentContext).business.name[context.get(adminTextContext).language];
}

function pageOf(
  request: Request,
  status: number,
  { manifest }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Page {
  const { origin, pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const content = context.get(siteContentContext);
  const { business, samples } = content;
  const texts = content.textsOf(language);
  const address = { origin, language, path: pathWithoutLanguage(pathname), ...content };
  return {
    language,
    texts,
    lists: content.listsOf(language),
    samples,
    translate: createTranslate(language, texts),
    business,
    businessName: business.name[language],
    origin,
    pictureAt: content.pictureAt,
    looks: content.looks,
    placed: content.placed,
    sharePicture(project) {
      const shared =
        project === undefined
          ? sharedPage(content, language, pathWithoutLanguage(pathname))
          : sharedProject(content, language, project);
      return shared && origin + sharePicturePath(shared, pathname);
    },
    // The build's entry module only imports this file (vite.config.ts).
    entryScript: content.isPreview ? null : (manifest.entry.imports[0] ?? manifest.entry.module),
    savesData: request.headers.get("Save-Data") === "on",
    structuredData:
      status === 200 && !content.isPreview ? structuredData(address, context.get(jsonLdContext)) : null,
  };
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
