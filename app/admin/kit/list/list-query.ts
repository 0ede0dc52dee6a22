import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

export const longestSearch = 200;

export function readListQuery(parameters: URLSearchParams): { search: string; page: number } {
  return {
    search: (parameters.get("search") ?? "").trim().slice(0, longestSearch),
    page: readPage(parameters.get("page")),
  };
}

/** Letters of three bytes, sealed and in base64. */
const longestSealed = Math.ceil(((longestSearch * 3 + 28) * 4) / 3);

/** Histories and logs hold addresses, so a search for persons is sealed. */
export function readSealed(text: string | null): string {
  return text === null || text.length > longestSealed ? "" : text;
}

export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

interface QueryValues {
  page?: number | undefined;
  [filter: string]: string | number | null | undefined;
}

export function withQuery(path: string, { page = 1, ...filters }: QueryValues): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, String(value));
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

export function useIsPending(address: string): boolean {
  const { location } = useNavigation();
  return location !== undefined && location.pathname + location.search === address;
}

/** On a slow line the query of the address under way counts, or the next change would undo the last. */
export function useListQuery<Query>(
  read: (parameters: URLSearchParams) => Query,
  addressOf: (query: Query) => string,
) {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next = here } = useNavigation();
  const isLeaving = next.pathname !== here.pathname;
  const query = read(new URLSearchParams((isLeaving ? here : next).search));
  const newest = useRef({ query, isLeaving });

  useEffect(() => {
    newest.current = { query, isLeaving };
  });

  function changeQuery(change: Partial<Query>) {
    const { query, isLeaving } = newest.current;
    if (isLeaving) return;
    void navigate(addressOf({ ...query, ...change }), { replace: true, preventScrollReset: true });
  }

  const parametersOf = (query: Query) => new URL(addressOf(query), "http://list.invalid").searchParams;

  return {
    query,
    changeQuery,
    filter: (name: string) => ({
      name,
      value: parametersOf(query).get(name) ?? "",
      onChoose(value: string) {
        const parameters = parametersOf(newest.current.query);
        parameters.set(name, value);
        parameters.delete("page");
        changeQuery(read(parameters));
      },
    }),
  };
}
