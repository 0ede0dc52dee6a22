import { Writable } from "node:stream";
import { pino } from "pino";
import { addressAt } from "#app/address-book.ts";
import type { PageAddresses, SiteHandler } from "#app/site-handler.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { type Log, silentLog } from "#platform/log.ts";
import { type App, type AppParts, createApp } from "#server/app.ts";
import { openFreshSqlite } from "./engines.ts";

export const publicUrl = "https://rathkar.example";

export interface TestApp extends AsyncDisposable {
  app: App;
  database: OpenDatabase;
  changeContent(): Promise<void>;
}

export const galleryAddresses: PageAddresses = {
  read(pathname, query) {
    if (pathname !== "/gallery") return null;
    const kept = new URLSearchParams();
    for (const name of ["vehicle", "work"]) if (query.get(name)) kept.set(name, query.get(name) ?? "");
    return { target: kept.size === 0 ? pathname : `${pathname}?${kept}`, isUnbounded: kept.has("vehicle") };
  },
  async resolveCanonicalUrl(target) {
    const url = new URL(target, "http://site");
    if (!["Ace", "Carry"].includes(url.searchParams.get("vehicle") ?? "")) url.searchParams.delete("vehicle");
    return url.pathname + url.search;
  },
};

export async function openApp(site: SiteHandler, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const database = await openFreshSqlite();
  const app = createApp({
    config: { publicUrl, isPublicUrlSet: true, trustedProxy: [], clientAddressHeader: null },
    log: silentLog,
    database,
    site,
    pageAddresses: galleryAddresses,
    addressAt: (path) => ({
      path,
      ...addressAt(path),
      takes: path === "/admin/upload/picture" ? "photograph" : "form",
    }),
    assetsDirectory: null,
    ...parts,
  });
  return {
    app,
    database,
    changeContent: () => database.db.transaction().execute((trx) => database.revision.increment(trx)),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export function readableLog(): { lines: Record<string, unknown>[]; log: Log } {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString("utf8")));
      done();
    },
  });
  return { lines, log: pino({ level: "debug" }, sink) };
}

export function page(content: string): Response {
  const html = `<!doctype html><html><body><h1>${content}</h1></body></html>`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export function countingSite(): { site: SiteHandler; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    site: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return page(`render ${asked.length}`);
    },
  };
}
