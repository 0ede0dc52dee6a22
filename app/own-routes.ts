import { languageOfPath } from "./language/paths.ts";

/** The routes of all rooms of the site by their ids, as the server sends them with every page. */
export interface RouteManifest {
  routes: Record<string, unknown>;
}

declare global {
  interface Window {
    /** Read by React Router when it takes a page over. */
    __reactRouterManifest?: RouteManifest;
  }
}

/**
 * Takes from the manifest what no link of this page can lead to: the other languages and the back office are other
 * documents. With their routes a phone would sort four times as many before it takes the page over.
 */
export function keepOwnRoutes(manifest: RouteManifest | undefined, pathname: string): void {
  if (manifest === undefined) return;
  const room = /^\/admin(\/|$)/.test(pathname) ? "admin" : languageOfPath(pathname);
  for (const id of Object.keys(manifest.routes)) {
    if (id !== "root" && id !== room && !id.startsWith(`${room}/`)) delete manifest.routes[id];
  }
}
