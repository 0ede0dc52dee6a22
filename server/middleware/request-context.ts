import type { Context, MiddlewareHandler } from "hono";

/** The connection a request came over; tests may leave it out. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** How a response may be cached outside; `byRoute` keeps the Cache-Control of the route. */
export type Caching = "hashedAsset" | "publicFile" | "publicPage" | "private" | "byRoute";

/** What the middleware knows of a request and its response. */
export interface ServerEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** Address of the visitor, behind trusted proxies. Never logged. */
    address: string;
    /** The path as the router will read it: decoded, lower case, without `.data` and needless slashes. */
    routedPath: string;
    /** Undefined: not at all. */
    caching: Caching | undefined;
    /** The Content-Security-Policy of an HTML response, where it is not the site's. */
    policy: string | undefined;
  };
}

export type ServerContext = Context<ServerEnv>;
export type Middleware = MiddlewareHandler<ServerEnv>;

/** Fetch demands it for a body that is a stream; the browser's types do not know it yet. */
export type StreamingRequestInit = RequestInit & { duplex: "half" };
