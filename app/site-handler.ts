import type { Address } from "./address.ts";

export interface RequestContext {
  /** Public pages have no inline scripts, so that they can be kept. */
  nonce: string | undefined;
  address: string;
  requestId: string;
  /** Logs it once; the visitor sees only the reference. */
  reportFault(error: unknown): void;
  onRoute(pattern: string): void;
  /** Answers by itself where too many of this network wait. */
  inTurn(render: () => Promise<Response>): Promise<Response>;
}

export type SiteHandler = (request: Request, edge: RequestContext) => Promise<Response>;

export interface PageAddress {
  target: string;
  /** Only the database knows: strangers can think up ever more pages. */
  isUnbounded: boolean;
}

export interface PageAddresses {
  /** Null for what is never kept: the back office, other spellings. */
  read(pathname: string, query: URLSearchParams): PageAddress | null;
  /** Leaves out names and projects that nobody has. */
  resolveCanonicalUrl(target: string): Promise<string>;
}

export type AddressAt = (
  path: string,
) => Pick<Address, "path" | "takes" | "limit" | "kept" | "isSecret"> | undefined;
