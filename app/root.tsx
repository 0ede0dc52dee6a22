import { type ReactNode, use } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Graph } from "schema-dts";
import type { Route } from "./+types/root";
import adminStyles from "./admin/admin.css?url";
import { AdminTextContext, BusinessNameContext } from "./admin/kit/page/admin-text.ts";
import { manifestPath } from "./admin/kit/pwa/office-scope.ts";
import { requestContext } from "./context.server.ts";
import { PageContext } from "./language/language.tsx";
import siteStyles from "./site/site.css?url";
import devanagariHeadings from "./ui/fonts/anek-devanagari.woff2?url";
import latinHeadings from "./ui/fonts/anek-latin.woff2?url";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => context.get(requestContext).onRoute(`/${pattern}`.replace(/\/+$/, "") || "/"),
];

export function Layout({ children }: { children: ReactNode }) {
  const page = use(PageContext);
  const adminText = use(AdminTextContext);
  return (
    <html
      lang={page?.language ?? adminText?.language}
      data-app={page === null ? "admin" : "site"}
      data-business={use(BusinessNameContext) || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10173d" />
        {page !== null && <meta name="color-scheme" content="light dark" />}
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        {/* In every language: plates hold Latin letters, and break into more lines without it. */}
        <HeadingFace href={latinHeadings} />
        {page !== null && page.language !== "en" && <HeadingFace href={devanagariHeadings} />}
        <link rel="stylesheet" href={page === null ? adminStyles : siteStyles} />
        {page === null && (
          <>
            <link rel="manifest" href={manifestPath} crossOrigin="use-credentials" />
            <link rel="apple-touch-icon" href="/icons/office-192.png" />
          </>
        )}
        <Links />
        {page !== null && page.entryScript !== null && (
          <script type="module" src={page.entryScript} fetchPriority="low" />
        )}
      </head>
      <body>
        {children}
        {page === null && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
        {page?.structuredData && <StructuredData graph={page.structuredData} />}
      </body>
    </html>
  );
}

function HeadingFace({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}

export default function Root() {
  return <Outlet />;
}

const fault = {
  title: "Unexpected Application Error!",
  message: "Something went wrong on our side. Please try again in a moment.",
};

export function ErrorBoundary() {
  const { title, message } = use(AdminTextContext)?.layout.fault ?? fault;
  return (
    <main className="wrap py-16">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-lg">{message}</p>
    </main>
  );
}

/** No text in it can end the element early. */
function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
