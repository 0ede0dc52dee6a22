/** What the edge knows of a request before the application sees it. */
export interface RequestContext {
  /** Marks the inline scripts of the back office; public pages have none, so that they can be kept. */
  nonce: string | undefined;
  /** Address of the visitor, with a configured proxy taken into account. */
  address: string;
  requestId: string;
  /** Logs a fault once, under the request's reference; the visitor sees only the reference. */
  reportFault(error: unknown): void;
}

/** The whole application as one function, made once at start. */
export type SiteHandler = (request: Request, edge: RequestContext) => Promise<Response>;

/**
 * The query parameters that the public, cacheable page at `pathname` declares, or null where a page must
 * never be kept (back office, unknown paths). Expects the pathname of the page, without `.data`.
 */
export type PageParameters = (pathname: string) => readonly string[] | null;

/** `form` and `json` are small, a `batch` is larger JSON. */
export type BodyKind = "form" | "json" | "batch" | "photograph";

/**
 * What can be posted to a path, or null where nothing can. Expects the path as the router reads it: decoded, in lower
 * case, without `.data`.
 */
export type AcceptedBody = (path: string) => BodyKind | null;
