import type { Address } from "./routes.ts";

export interface RequestContext {
  /** Marks the inline scripts of the back office; public pages have none, so that they can be kept. */
  nonce: string | undefined;
  address: string;
  requestId: string;
  /** Logs a fault once, under the request's reference; the visitor sees only the reference. */
  reportFault(error: unknown): void;
  onRoute(pattern: string): void;
  /** Calls the renderer when it is this network's turn; where too many wait it answers that itself. */
  inTurn(render: () => Promise<Response>): Promise<Response>;
}

export type SiteHandler = (request: Request, edge: RequestContext) => Promise<Response>;

export interface PageAddress {
  target: string;
  /** Only the database knows whether there is such a page: a stranger can think up ever more of them. */
  isUnbounded: boolean;
}

export interface PageAddresses {
  /** By what the address itself tells. Null where a page must never be kept: the back office, other spellings. */
  read(pathname: string, query: URLSearchParams): PageAddress | null;
  /** By what there is: without names and projects that nobody has; where nothing is, the page that says so. */
  resolveCanonicalUrl(target: string): Promise<string>;
}

export type AddressAt = (path: string) => Pick<Address, "takes" | "limit" | "kept"> | undefined;
