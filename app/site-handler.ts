/** What the edge knows of a request before the application sees it. */
export interface RequestContext {
  /** Marks the inline scripts of the back office; public pages have none, so that they can be kept. */
  nonce: string | undefined;
  /** Address of the visitor, with a configured proxy taken into account. */
  address: string;
  requestId: string;
  /** Logs a fault once, under the request's reference; the visitor sees only the reference. */
  reportFault(error: unknown): void;
  /** Is told which route answers, as `/services/:slug`. */
  onRoute(pattern: string): void;
  /** Calls the renderer when it is this network's turn; where too many wait it answers that itself. */
  inTurn(render: () => Promise<Response>): Promise<Response>;
}

/** The whole application as one function, made once at start. */
export type SiteHandler = (request: Request, edge: RequestContext) => Promise<Response>;

/** The address of a page that may be kept for everybody. */
export interface PageAddress {
  /** Path and query, without what the page does not answer to. */
  target: string;
  /** Only the database knows whether there is such a page: a stranger can think up ever more of them. */
  isOneOfMany: boolean;
}

/** Leads all addresses of a page to one. */
export interface PageAddresses {
  /** By what the address itself tells. Null where a page must never be kept: the back office, other spellings. */
  read(pathname: string, query: URLSearchParams): PageAddress | null;
  /** By what there is: without names and projects that nobody has; where nothing is, the page that says so. */
  settle(target: string): Promise<string>;
}

/** `form` and `json` are small, a `batch` is larger JSON, a `longForm` holds many sentences; the last two stream. */
export type BodyKind = "form" | "json" | "batch" | "longForm" | "photograph" | "formWithPhotographs";

/**
 * What can be posted to a path, or null where nothing can. Expects the path as the router reads it: decoded, in lower
 * case, without `.data`.
 */
export type AcceptedBody = (path: string) => BodyKind | null;
