import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { useLanguage } from "./language/language.tsx";
import { Fault } from "./site/frame/fault.tsx";
import latinHeadings from "./ui/fonts/anek-latin.woff2?url";
import "./ui/styles.css";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10173d" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="preload" href={latinHeadings} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <Fault />;
}
