import { type BinKind, binKinds } from "#domain/bin/bin-kinds.ts";
import { rowId } from "#domain/values/row-id.ts";
import { readListQuery, withQuery } from "../list/list-query.ts";

export const binPath = "/admin/bin";

export interface BinQuery {
  kind: BinKind | null;
  act: string | null;
  page: number;
}

export function readBinQuery(parameters: URLSearchParams): BinQuery {
  const kind = binKinds.find((known) => known === parameters.get("kind")) ?? null;
  const act = parameters.get("act") ?? "";
  return { kind, act: rowId.test(act) ? act : null, page: readListQuery(parameters).page };
}

export function binAddress({ kind, act, page }: Partial<BinQuery>, path: string = binPath): string {
  return withQuery(path, { kind, act, page });
}

export function binIdsAddress({ kind, act }: Partial<BinQuery>): string {
  return binAddress({ kind, act }, `${binPath}/ids`);
}
