import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { OfficePath } from "#app/routes.ts";
import type { AddressAt, PageAddresses, SiteHandler } from "#app/site-handler.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import { createHealth } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { compressResponses } from "./middleware/compress-responses.ts";
import { handleErrors } from "./middleware/error-handler.ts";
import { createRefuse, type LastKnownPhone } from "./middleware/plain-response.ts";
import { type KnownDevice, limitRate } from "./middleware/rate-limits.ts";
import { refuseMethods, refuseWhileClosing } from "./middleware/refuse-early.ts";
import { isStreamed, readBodies } from "./middleware/request-bodies.ts";
import type { Connection, Middleware, ServerEnv } from "./middleware/request-context.ts";
import { assignRequestId, logRequests, newRequestId } from "./middleware/request-log.ts";
import {
  hasDotSegment,
  leadToOneSpelling,
  refuseBrokenAddresses,
  routedPath,
} from "./middleware/request-path.ts";
import { writeResponseHeaders } from "./middleware/response-headers.ts";
import { writeSecurityHeaders } from "./middleware/security-headers.ts";
import { createOriginOf, refuseForeignOrigins } from "./middleware/site-origin.ts";
import { serveSpeculationRules, speculationRulesPath } from "./middleware/speculation-rules.ts";
import { serveStaticFiles } from "./middleware/static-files.ts";
import { setVisitorAddress } from "./middleware/visitor-address.ts";
import { respondWithPage } from "./page-cache/cached-page.ts";
import { createPageCache, type Revision } from "./page-cache/page-cache.ts";
import { createPageUrls, keyOf } from "./page-cache/page-url.ts";
import { createRenderTurns } from "./render-turns.ts";
import { handleSiteRequests } from "./site-requests.ts";

export interface AppParts {
  config: Pick<Config, "publicUrl" | "isPublicUrlSet" | "trustedProxy" | "clientAddressHeader">;
  log: Log;
  database: { db: Kysely<Database>; revision: Revision };
  site: SiteHandler;
  pageAddresses: PageAddresses;
  addressAt: AddressAt;
  onAnswer?: Metrics["answered"];
  assetsDirectory: string | null;
  storedFiles?: Hono;
  isDiskFull?(): Promise<boolean>;
  phone?: LastKnownPhone;
  limiters?: RateLimiters;
  knownDevice?: KnownDevice;
  onUnnamedProxy?(proxy: string): void;
  developing?: boolean;
  clock?: Clock;
}

export interface App {
  fetch(request: Request, env?: Connection): Response | Promise<Response>;
  request(path: string, init?: RequestInit, env?: Connection): Promise<Response>;
  takesPhotograph(target: string): boolean;
  phone: LastKnownPhone;
  drain(): void;
}

const sharePath = "/admin/share" satisfies OfficePath;

/** Puts the middleware together. */
export function createApp(parts: AppParts): App {
  const { config, log, database, site, addressAt, assetsDirectory, storedFiles, developing = false } = parts;
  const pages = createPageCache(
    database.revision,
    (err) => log.error({ err }, "A cached page could not be compressed further."),
    parts.clock,
  );
  const originOf = createOriginOf(config);
  const pageUrls = createPageUrls({
    ...{ addresses: parts.pageAddresses, originOf, revision: database.revision },
    isOriginFixed: config.isPublicUrlSet,
  });
  const {
    isDiskFull = async () => false,
    onAnswer = () => {},
    phone = () => null,
    limiters = limitersInMemory,
    knownDevice = async () => null,
    onUnnamedProxy = () => {},
  } = parts;
  const refuse = createRefuse(phone);
  let isDraining = false;
  const isClosing = () => isDraining;
  const health = createHealth({ db: database.db, isDiskFull, isClosing });

  const app = new Hono<ServerEnv>();
  app.onError(handleErrors(log, refuse));
  app.use(
    assignRequestId(),
    logRequests(log, onAnswer, addressAt),
    writeSecurityHeaders(config.publicUrl),
    writeResponseHeaders(),
  );
  app.use(
    compressResponses(),
    refuseMethods(refuse),
    refuseBrokenAddresses(refuse),
    leadToOneSpelling(),
    setVisitorAddress(config, onUnnamedProxy),
  );
  app.get("/livez", () => health.live());
  for (const path of ["/readyz", "/healthz"]) app.get(path, () => health.ready());
  app.use(refuseWhileClosing(refuse, isClosing));
  app.get(speculationRulesPath, serveSpeculationRules());
  if (assetsDirectory !== null) app.use(serveStaticFiles(refuse, assetsDirectory));
  // Reached only where a phone has no service worker.
  app.post(sharePath, ({ req }) => refuse(req.raw, { status: 422, words: "notShared", values: {} }));
  app.use(refuseForeignOrigins(refuse, originOf));
  app.use(limitRate(refuse, addressAt, { limiters, knownDevice }), readBodies(refuse, addressAt));
  if (storedFiles !== undefined) {
    for (const folder of ["/gallery-images", "/documents"]) app.use(`${folder}/*`, cachedByRoute(folder));
    app.route("/", storedFiles);
  }
  const turns = { reading: createRenderTurns(), sending: createRenderTurns() };
  app.use(
    handleSiteRequests({
      ...{ site, log, originOf, addressAt, pageUrls, pages, turns, refuse, developing },
    }),
  );

  /** First, because most visits end here. */
  function cachedResponse(request: Request): Response | undefined {
    if (isDraining) return undefined;
    const asked = pageUrls.read(request);
    const page = asked === null ? undefined : pages.get(keyOf(asked));
    if (asked === null || page?.status !== 200) return undefined;
    const requestId = newRequestId();
    const answer = respondWithPage(page, request, requestId);
    if (answer === null) return undefined;
    onAnswer({ route: page.route, status: 200, milliseconds: 0, isKept: true });
    log.debug({ requestId, method: request.method, url: asked.url, cached: true }, "request");
    return answer;
  }

  const fetch: App["fetch"] = (request, env = {}) => {
    const kept = hasDotSegment(env.incoming?.url) ? undefined : cachedResponse(request);
    return kept ?? app.fetch(request, env);
  };
  return {
    fetch,
    request: async (path, init, env) => fetch(new Request(config.publicUrl + path, init), env),
    takesPhotograph: (target) => isStreamed(addressAt(routedPath(pathOf(target)) ?? "")?.takes),
    phone,
    drain() {
      isDraining = true;
    },
  };
}

function pathOf(target: string): string {
  return target.split("?", 1)[0] ?? "";
}

function cachedByRoute(route: string): Middleware {
  return async function isCachedByRoute(context, next) {
    context.set("caching", "byRoute");
    context.set("route", route);
    return next();
  };
}
