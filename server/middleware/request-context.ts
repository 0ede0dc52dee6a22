import type { Context, MiddlewareHandler } from "hono";

/** Tests may leave it out. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** `byRoute` keeps the Cache-Control of the route. */
export type Caching = "hashedAsset" | "publicFile" | "publicPage" | "private" | "byRoute";

export interface ServerEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** Address of the visitor, behind trusted proxies. Never logged. */
    address: string;
    /** As `routedPath` answers it. */
    routedPath: string;
    /** Undefined: not at all. */
    caching: Caching | undefined;
    /** Content-Security-Policy of HTML, where it is not the site's. */
    policy: string | undefined;
  };
}

export type ServerContext = Context<ServerEnv>;
export type Middleware = MiddlewareHandler<ServerEnv>;

/** Fetch demands `duplex` for a stream; the browser's types do not know it yet. */
export type StreamingRequestInit = RequestInit & { duplex: "half" };
