import type { Context, MiddlewareHandler } from "hono";

export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined }; url?: string | undefined };
}

export type Caching = "hashedAsset" | "publicFile" | "publicPage" | "private" | "byRoute";

export interface ServerEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** Behind trusted proxies. Never logged. */
    address: string;
    routedPath: string;
    route: string | null | undefined;
    caching: Caching | undefined;
    policy: string | undefined;
  };
}

export type ServerContext = Context<ServerEnv>;
export type Middleware = MiddlewareHandler<ServerEnv>;

export type StreamingRequestInit = RequestInit & { duplex: "half" };
