import type { Context, MiddlewareHandler } from "hono";

/** The connection a request came over; tests may leave it out. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** How an answer may be kept outside; `asAnswered` keeps the Cache-Control of the route that answers. */
export type Caching = "hashedAsset" | "publicFile" | "publicPage" | "private" | "asAnswered";

/** What the edge learns of a request on its way in and needs again on its way out. */
export interface ServerEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** Address of the visitor, with a configured proxy taken into account. Never logged. */
    address: string;
    /** The path as the router will read it: decoded, lower case, without `.data` and needless slashes. */
    routedPath: string;
    /** How the answer may be kept outside; nothing said means not at all. */
    caching: Caching | undefined;
    /** The Content-Security-Policy of the answer, where it is not the strict one. */
    policy: string | undefined;
  };
}

export type ServerContext = Context<ServerEnv>;
export type Middleware = MiddlewareHandler<ServerEnv>;

/** A body that is still arriving must be announced as such; the browser's types do not know it yet. */
export type StreamingRequestInit = RequestInit & { duplex: "half" };
