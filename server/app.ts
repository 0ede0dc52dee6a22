import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { PageParameters, SiteHandler } from "#app/site-handler.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import { createHealth } from "./health.ts";
import { limitBodies } from "./middleware/body-limit.ts";
import { writeCacheControl } from "./middleware/cache-control.ts";
import { compressAnswers } from "./middleware/compress-answers.ts";
import { answerFaults } from "./middleware/faults.ts";
import { refuseForeignOrigins } from "./middleware/foreign-origin.ts";
import { limitRate, type RateLimit } from "./middleware/rate-limits.ts";
import type { Connection, Middleware, ServerEnv } from "./middleware/request-context.ts";
import { nameRequests, newRequestId } from "./middleware/request-id.ts";
import { logRequests } from "./middleware/request-log.ts";
import { refuseBrokenPaths } from "./middleware/request-path.ts";
import { writeSecurityHeaders } from "./middleware/security-headers.ts";
import { serveStaticFiles } from "./middleware/static-files.ts";
import { noteVisitorAddress } from "./middleware/visitor-address.ts";
import { answerPage } from "./page-cache/finished-page.ts";
import { createPageAddress, type PageAddress } from "./page-cache/page-address.ts";
import { createPageCache, type PageCache, type Revision } from "./page-cache/page-cache.ts";
import { answerFromSite, targetOf } from "./site-requests.ts";

/** What the edge is made of. */
export interface AppParts {
  config: Pick<Config, "publicUrl" | "trustedProxy">;
  log: Log;
  database: { db: Kysely<Database>; revision: Revision };
  site: SiteHandler;
  pageParameters: PageParameters;
  /** Folder of public files, or null where somebody else serves them. */
  assetsDirectory: string | null;
  /** Answers /gallery-images/…, with a Cache-Control of its own. */
  pictures?: Hono;
  /** Lets Vite's inline scripts and its socket through. */
  developing?: boolean;
}

/** The whole product as one function from request to answer. */
export interface App {
  fetch(request: Request, env?: Connection): Response | Promise<Response>;
  /** Sends a request by its path on the public address; for tests. */
  request(path: string, init?: RequestInit, env?: Connection): Promise<Response>;
  /** From now on /healthz answers 503. */
  drain(): void;
}

/** Password guesses per visitor; the administrator's room also counts them per account. */
const signIns: RateLimit = {
  covers: (path) => path === "/admin" || path === "/admin/session",
  requests: 30,
  seconds: 300,
};
/** Generous: an administrator may drop a whole folder of photographs. */
const uploads: RateLimit = {
  covers: (path) => path.startsWith("/admin/upload"),
  requests: 600,
  seconds: 300,
};

/** Puts the parts together. */
export function createApp(parts: AppParts): App {
  const { config, log, database } = parts;
  const pages = createPageCache(database.revision, (err) =>
    log.error({ err }, "A kept page could not be packed tightly."),
  );
  const pageAddress = createPageAddress(parts.pageParameters);
  const health = createHealth(database.db);

  const edge = new Hono<ServerEnv>();
  edge.onError(answerFaults(log));
  edge.use(nameRequests(), logRequests(log), writeSecurityHeaders(config.publicUrl), writeCacheControl());
  edge.use(compressAnswers(), refuseBrokenPaths(), noteVisitorAddress(config.trustedProxy));
  edge.get("/healthz", () => health.answer());
  if (parts.assetsDirectory !== null) edge.use(serveStaticFiles(parts.assetsDirectory));
  edge.use(refuseForeignOrigins(config.publicUrl), limitRate(signIns), limitRate(uploads), limitBodies());
  if (parts.pictures !== undefined) {
    edge.use("/gallery-images/*", cachedAsAnswered);
    edge.route("/", parts.pictures);
  }
  edge.use(
    answerFromSite({
      site: parts.site,
      log,
      publicUrl: config.publicUrl,
      pageAddress,
      pages,
      developing: parts.developing ?? false,
    }),
  );

  function fetch(request: Request, env: Connection = {}): Response | Promise<Response> {
    return keptAnswer(request, pageAddress, pages, log) ?? edge.fetch(request, env);
  }
  return {
    fetch,
    request: async (path, init, env) => fetch(new Request(config.publicUrl + path, init), env),
    drain: () => health.drain(),
  };
}

/** A page from the cache, before anything else is asked: most visits end here. */
function keptAnswer(
  request: Request,
  pageAddress: PageAddress,
  pages: PageCache,
  log: Log,
): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const address = pageAddress(targetOf(request.url));
  const page = address === null ? undefined : pages.kept(address);
  if (page === undefined) return undefined;
  const requestId = newRequestId();
  log.debug({ requestId, method: request.method, path: address, kept: true }, "request");
  return answerPage(page, request, requestId);
}

const cachedAsAnswered: Middleware = async (context, next) => {
  context.set("caching", "asAnswered");
  return next();
};
