import type { Context, MiddlewareHandler } from "hono";

export interface Connection {
  /** `url` is the address as it was sent. */
  incoming?: { socket: { remoteAddress?: string | undefined }; url?: string | undefined };
}

/** `byRoute` keeps the Cache-Control of the route. */
export type Caching = "hashedAsset" | "publicFile" | "publicPage" | "private" | "byRoute";

export interface ServerEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** Of the visitor, behind trusted proxies. Never logged. */
    address: string;
    routedPath: string;
    /** Pattern of the route that answers, where the router was asked. */
    route: string | null | undefined;
    caching: Caching | undefined;
    /** Content-Security-Policy of HTML, where it is not the site's. */
    policy: string | undefined;
  };
}

export type ServerContext = Context<ServerEnv>;
export type Middleware = MiddlewareHandler<ServerEnv>;

/** Fetch demands `duplex` for a stream; its types do not know it yet. */
export type StreamingRequestInit = RequestInit & { duplex: "half" };
