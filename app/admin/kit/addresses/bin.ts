import { type BinKind, binKinds } from "#domain/bin/bin-kinds.ts";
import { readListQuery, withQuery } from "../list/list-query.ts";

export const binPath = "/admin/bin";

export interface BinQuery {
  kind: BinKind | null;
  page: number;
}

export function readBinQuery(parameters: URLSearchParams): BinQuery {
  const kind = binKinds.find((known) => known === parameters.get("kind")) ?? null;
  return { kind, page: readListQuery(parameters).page };
}

export function binAddress({ kind, page }: Partial<BinQuery>): string {
  return withQuery(binPath, { kind, page });
}

export function binIdsAddress(kind: BinKind | null): string {
  return withQuery(`${binPath}/ids`, { kind });
}
