import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Graph } from "schema-dts";
import { useDocument } from "./document.tsx";
import latinHeadings from "./ui/fonts/anek-latin.woff2?url";
import "./ui/styles.css";

export function Layout({ children }: { children: ReactNode }) {
  const { kind, language, entryModule, structuredData } = useDocument();
  return (
    <html lang={language} data-app={kind}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10173d" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="preload" href={latinHeadings} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
        {kind === "site" && <script type="module" async src={entryModule} />}
      </head>
      <body>
        {children}
        {kind === "admin" && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
        {structuredData !== null && <StructuredData graph={structuredData} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort (ERR-3): the site and the back office have error pages of their own. */
export function ErrorBoundary() {
  return (
    <main className="wrap py-16">
      <title>Unexpected Application Error!</title>
      <h1 className="text-2xl">Unexpected Application Error!</h1>
      <p className="mt-3 text-lg">Something went wrong on our side. Please try again in a moment.</p>
    </main>
  );
}

/** A data block, which browsers never run. No text in it can end the element early. */
function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
